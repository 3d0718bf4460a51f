#!/bin/sh
# Installs the system libraries that are missing: setup.sh "APT PACKAGES" "BREW PACKAGES"
set -eu

if [ "$(uname)" = Darwin ]; then
  for package in $2; do
    brew list "$package" >/dev/null 2>&1 || brew install "$package"
  done
  exit 0
fi

missing=
for package in $1; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' ||
    missing="$missing $package"
done
[ -n "$missing" ] || exit 0

echo "Installing:$missing"
as_root=
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "setup: run as root: apt-get install$missing" >&2
    exit 69
  }
  as_root=sudo
fi
$as_root apt-get update -qq
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
