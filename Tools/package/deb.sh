#!/bin/sh
# Packs a tree as a Debian package: deb.sh BUILD LATE MANUAL VERSION OUT. It works out from the programs
# themselves, and from what late-libraries.sh has built in LATE, which libraries the package depends on.
set -eu

build=$1
late=$(cd "$2" && pwd)
manual=$3
version=$4
out=$5
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
root=$work/root
moment=$(git log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH=$moment
# Who hands it on is named as Debian's own tools do it.
maintainer="${DEBFULLNAME:-Overheard} <${DEBEMAIL:-overheard@localhost.invalid}>"

sh Tools/package/tree.sh "$build" "$manual" "$root/usr"
# Debian's places.
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_overheard" "$root/usr/share/zsh/vendor-completions/"
rmdir "$root/usr/share/zsh/site-functions"
doc=$root/usr/share/doc/overheard
rm -rf "$doc/LICENSE" "$doc/LICENSES"
mv "$doc/Examples" "$doc/examples"
{
  echo "overheard ($version) stable; urgency=medium"
  echo
  echo "  * Built from its sources; CHANGELOG.md has what is new."
  echo
  echo " -- $maintainer  $(date -u -R -d "@$moment")"
} | gzip -9n > "$doc/changelog.gz"
mkdir -p "$root/usr/share/lintian/overrides"
cat > "$root/usr/share/lintian/overrides/overheard" <<OVERRIDES
# Yams, which reads screen files, carries its own copy of libyaml.
overheard: embedded-library libyaml *
OVERRIDES
find "$root" -type d -exec chmod 755 {} +
find "$doc" -type f -exec chmod 644 {} +

# dpkg-shlibdeps wants a folder that looks like a source package.
mkdir -p "$work/debian"
printf 'Source: overheard\n\nPackage: overheard\nArchitecture: any\n' > "$work/debian/control"
# Its warnings are about what is not linked on purpose; its errors are told.
if ! (cd "$work" && dpkg-shlibdeps -O root/usr/bin/overheard root/usr/libexec/overheard/overheard-synth \
  "$late/needs" "$late/helper-needs" > depends 2> errors); then
  cat "$work/errors" >&2
  exit 1
fi
depends=$(sed -n 's/^shlibs:Depends=//p' "$work/depends")
# Packed addresses need glibc 2.36, which it does not see: no symbol has that version.
needed=2.36 found=$(printf '%s' "$depends" | sed -n 's/.*libc6 (>= \([^)]*\)).*/\1/p')
if readelf -d "$root/usr/bin/overheard" | grep -q RELR && dpkg --compare-versions "$found" lt $needed; then
  depends=$(printf '%s' "$depends" | sed "s/libc6 (>= [^)]*)/libc6 (>= $needed)/")
fi
mkdir -p "$root/DEBIAN"
cat > "$root/DEBIAN/control" <<CONTROL
Package: overheard
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $depends, espeak-ng-data
Recommends: ffmpeg, librsvg2-2, fonts-nanum, fonts-inter
Section: devel
Priority: optional
Description: hear a mobile screen the way a VoiceOver user hears it
 Overheard composes what the screen readers VoiceOver and TalkBack say about
 the screens of a mobile app, in Korean and in English, walks through them in
 time, and speaks it through eSpeak NG, aloud or into sound files with
 transcripts, captions and review pages. It needs no phone and no network.
CONTROL
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
find "$root" -exec touch -h -d "@$moment" {} +
mkdir -p "$out"
dpkg-deb --root-owner-group -Zxz --build "$root" "$out/overheard_${version}_$architecture.deb"
