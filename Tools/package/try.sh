#!/bin/sh
# Installs the Debian package and the tarball in clean roots and uses them: try.sh DEB TARBALL.
# Needs root, debootstrap and lintian, and downloads Debian 12's base.
set -eu

deb=$1
tarball=$2
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
work=$(mktemp -d)
cleanup() {
  umount "$work"/*/proc 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

echo "try-packages: lintian"
lintian --fail-on error "$deb"

echo "try-packages: a clean Debian 12"
debootstrap --variant=minbase bookworm "$work/deb" "$mirror" > "$work/log" 2>&1 ||
  { tail -20 "$work/log"; exit 69; }
# The machine's own way to packages, if it is the same Debian.
own=/etc/resolv.conf
if grep -qs '^VERSION_CODENAME=bookworm' /etc/os-release; then
  own="$own /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/apt.conf.d /etc/apt/preferences.d"
fi
for file in $own; do
  if [ -e "$file" ]; then rm -rf "$work/deb$file" && cp -RL "$file" "$work/deb$file"; fi
done
cp -a "$work/deb" "$work/tar"

# What a new user does, in a root without Swift.
use() {
  root=$1
  program=$2
  examples=$3
  mount -t proc proc "$root/proc"
  chroot "$root" "$program" --version
  chroot "$root" "$program" doctor
  # The library of C++ is within the program, and others are loaded when they are needed: to load them
  # takes longer than what is used of them.
  readelf -d "$root$(chroot "$root" sh -c "command -v '$program'")" > "$work/libraries"
  grep -q 'NEEDED.*libc\.so' "$work/libraries"
  ! grep -E 'NEEDED.*lib(stdc\+\+|sndfile|opus|expat|nettle|xxhash)' "$work/libraries" || exit 1
  chroot "$root" sh -c "cd '$examples' && '$program' check . > /dev/null"
  chroot "$root" "$program" render "$examples/ko" --out /tmp/out --format opus --quiet
  chroot "$root" "$program" review "$examples/en" --out /tmp/review --quiet
  test -s "$root/tmp/out/payment-card-carousel/before.opus"
  test -s "$root/tmp/review/index.html"
  # The manual holds what is not ASCII, too.
  find "$root/usr" "$root/opt" -name overheard-speak.1.gz -exec zcat {} + | grep -q '결제'
  umount "$root/proc"
}

install='DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends'

echo "try-packages: $deb"
cp "$deb" "$work/deb/tmp/overheard.deb"
chroot "$work/deb" sh -c "apt-get update -qq && $install /tmp/overheard.deb" > "$work/log" 2>&1 ||
  { tail -20 "$work/log"; exit 1; }
test ! -e "$work/deb/opt/swift"
use "$work/deb" overheard /usr/share/doc/overheard/examples
chroot "$work/deb" sh -c 'apt-get purge -y -qq overheard' > "$work/log" 2>&1
test ! -e "$work/deb/usr/bin/overheard"
test ! -e "$work/deb/usr/share/overheard"

echo "try-packages: $tarball"
mkdir -p "$work/tar/opt"
tar -C "$work/tar/opt" -xzf "$tarball"
folder=$(cd "$work/tar/opt" && echo overheard-*)
# Without eSpeak NG and libsndfile, what needs neither works, and the rest says what is missing.
mount -t proc proc "$work/tar/proc"
slider=/opt/$folder/share/doc/overheard/Examples/en/custom-slider.yaml
chroot "$work/tar" "/opt/$folder/bin/overheard" transcript "$slider" > "$work/log"
grep -q 'value "70' "$work/log"
missing() {
  code=0
  chroot "$work/tar" "/opt/$folder/bin/overheard" "$@" > "$work/log" 2>&1 || code=$?
  test $code = 69
}
missing doctor
grep -x '✗ libraries: libopus.so.0 cannot be loaded' "$work/log"
missing speak --text a --to /tmp/a.wav
grep -m 1 'overheard-synth: it needs libespeak-ng.so.1, which cannot be loaded' "$work/log"
umount "$work/tar/proc"
chroot "$work/tar" sh -c "apt-get update -qq && $install libespeak-ng1 libsndfile1 libpcaudio0 \
  libnettle8 libxxhash0 libexpat1" > "$work/log" 2>&1 || { tail -20 "$work/log"; exit 1; }
use "$work/tar" "/opt/$folder/bin/overheard" "/opt/$folder/share/doc/overheard/Examples"
mv "$work/tar/opt/$folder" "$work/tar/srv/moved"
chroot "$work/tar" /srv/moved/bin/overheard doctor > /dev/null
echo "try-packages: both work"
