#!/usr/bin/env bash
# Builds the DocC pages of the public libraries from the products of `swift build`. Fails on a
# warning (a broken link, an ambiguous name), an undocumented public symbol, or an example that does
# not compile.
# Needs the toolchain's docc and python3, and no packages. Leaves the pages in .build/docs.
#
#     swift build && Tools/check-docs.sh
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build/debug
out=.build/docs
# docc is in the same folder as swift; it need not be in the PATH itself.
docc=$(command -v docc || true)
if [ -z "$docc" ]; then
  docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
fi
if [ ! -x "$docc" ]; then
  echo "check-docs: there is no docc beside $(command -v swift); it comes with the toolchain" >&2
  exit 69
fi
extract=$(dirname "$docc")/swift-symbolgraph-extract

# The headers of the C modules that ours import.
includes=()
while IFS= read -r folder; do
  includes+=(-I "$folder")
done < <(
  {
    find Sources .build/checkouts -name module.modulemap -not -path '*/Benchmarks/*'
    # SwiftPM writes a module map for a C target that has none.
    find "$build/" -maxdepth 2 -name module.modulemap
  } | xargs -n 1 dirname | sort -u
)
# Where the system libraries have their headers, as the package asks for it too.
libraries=$(sed -n 's/.*pkgConfig: "\(.*\)".*/\1/p' Package.swift)
for flag in $(pkg-config --cflags $libraries); do
  includes+=(-Xcc "$flag")
done
# The library consists of several modules.
modules=$(sed -n 's/^@_exported import //p' Sources/Overheard/Overheard.swift | paste -sd, -)
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -n 1)

rm -rf "$out"
for library in Overheard OverheardTesting OverheardImport; do
  mkdir -p "$out/symbols/$library"
  "$extract" -module-name "$library" -target "$target" -I "$build/Modules" "${includes[@]}" \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs \
    -experimental-allowed-reexported-modules="$modules" -output-dir "$out/symbols/$library"
  "$docc" convert "Sources/$library/$library.docc" --warnings-as-errors \
    --additional-symbol-graph-dir "$out/symbols/$library" \
    --fallback-display-name "$library" --fallback-bundle-identifier "$library" \
    --output-dir "$out/$library.doccarchive"
  python3 Tools/undocumented.py "$out/symbols/$library/$library.symbols.json"
done

# The examples, as a program of a user would have them: without what only this package sees. They are
# compiled and not run; the tests run the example of Examples/swift, which is compiled here too.
rm -rf "$out/examples"
python3 Tools/check-examples.py "$out/examples" "$out"/symbols/*/*.symbols.json README.md \
  Sources/*/*.docc/*.md
swiftc -typecheck -swift-version 6 -suppress-warnings -module-name Examples -parse-as-library \
  -target "$target" -I "$build/Modules" "${includes[@]}" \
  "$out"/examples/*.swift Tools/examples/Given.swift
swiftc -typecheck -swift-version 6 -module-name CardScreen -parse-as-library \
  -target "$target" -I "$build/Modules" "${includes[@]}" Examples/swift/*.swift

echo "check-docs: $out/Overheard.doccarchive, and one of each other product"
