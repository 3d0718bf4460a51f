#!/bin/sh
# Reads mutated dumps of every format, and mutated screen files, for SECONDS each (10 by default).
# What fails stays as fuzz-FORMAT.last: make a test of it in Tests/ScreenImportTests.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-10}
fuzz=${FUZZ:-.build/debug/fuzz-imports}
dumps=Tests/ScreenImportTests/Dumps
$fuzz accessibilitysnapshot "$seconds" $dumps/*.accessibilitysnapshot.json $dumps/handmade-*.json
$fuzz idb "$seconds" $dumps/*.idb-*.json
$fuzz wda-json "$seconds" $dumps/*.wda.json
$fuzz wda-xml "$seconds" $dumps/*.wda.xml
$fuzz xcuisnapshot "$seconds" $dumps/*.xcuisnapshot.json
$fuzz debugdescription "$seconds" $dumps/*.debugdescription.txt
$fuzz maestro "$seconds" $dumps/*.maestro.json
$fuzz maestro-csv "$seconds" $dumps/*.maestro.csv
$fuzz uiautomator "$seconds" $dumps/*.uiautomator.xml
$fuzz compose "$seconds" $dumps/*.compose.txt
$fuzz axsnapshot "$seconds" $dumps/*.axsnapshot.txt
$fuzz accessibility-text "$seconds" $dumps/*.accessibility-text.txt
$fuzz transcript "$seconds" $dumps/*.transcript.json
$fuzz figma "$seconds" $dumps/*.figma.json
$fuzz screen-file "$seconds" Examples/ko/*.yaml Examples/en/*.yaml
