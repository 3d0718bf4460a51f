#!/bin/sh
# Lays out what is installed below a folder: tree.sh BUILD MANUAL ROOT, where BUILD holds the built
# programs, MANUAL is the argument parser's generate-manual, and ROOT becomes a prefix such as
# /usr/local. Overheard finds its parts by where the program is, so ROOT can be moved.
set -eu

build=$1
manual=$2
root=$3
# The manual's date is the newest commit's, so that the same sources give the same files.
day=$(git log -1 --format=%cs 2>/dev/null || date +%Y-%m-%d)

mkdir -p "$root/bin" "$root/libexec/overheard" "$root/share/overheard" "$root/share/man/man1" \
  "$root/share/bash-completion/completions" "$root/share/zsh/site-functions" \
  "$root/share/fish/vendor_completions.d" "$root/share/doc/overheard"

# By another name first: a program that runs is replaced, not overwritten.
place() {
  cp "$1" "$2.new"
  strip "$2.new"
  chmod 755 "$2.new"
  mv -f "$2.new" "$2"
}
place "$build/overheard" "$root/bin/overheard"
place "$build/overheard-synth" "$root/libexec/overheard/overheard-synth"
if [ -d "$build/without-sound" ]; then
  mkdir -p "$root/libexec/overheard/without-sound"
  place "$build/without-sound/libpcaudio.so.0" "$root/libexec/overheard/without-sound/libpcaudio.so.0"
  chmod 644 "$root/libexec/overheard/without-sound/libpcaudio.so.0"
fi

rm -rf "$root/share/overheard/voices"
# As the package manager names it on Linux, on macOS, and in an app of macOS.
voices=
for folder in resources bundle bundle/Contents/Resources; do
  if [ -d "$build/overheard_Voices.$folder/espeak-ng" ]; then voices=$build/overheard_Voices.$folder; fi
done
[ -n "$voices" ] || { echo "make install: there are no voices in $build" >&2; exit 70; }
cp -R "$voices" "$root/share/overheard/voices"
"$root/bin/overheard" schema > "$root/share/overheard/overheard.schema.json"

for shell in bash zsh fish; do
  case $shell in
    bash) file=bash-completion/completions/overheard ;;
    zsh) file=zsh/site-functions/_overheard ;;
    fish) file=fish/vendor_completions.d/overheard.fish ;;
  esac
  # Completion for bash is read, not run.
  "$root/bin/overheard" --generate-completion-script $shell | sed '1{/^#!/d;}' > "$root/share/$file"
done
# zsh knows its own by the first line.
grep -q '^#compdef' "$root/share/zsh/site-functions/_overheard"

rm -f "$root"/share/man/man1/overheard*.1*
# The generator leaves out all but ASCII: such letters pass through it as numbers.
wrapper=$(mktemp)
trap 'rm -f "$wrapper"' EXIT
cat > "$wrapper" <<PROGRAM
#!/bin/sh
"$root/bin/overheard" "\$@" | perl -CSD -pe 's/([^\x00-\x7f])/sprintf("U%06X;", ord \$1)/ge'
PROGRAM
chmod 755 "$wrapper"
"$manual" "$wrapper" --multi-page --date "$day" --output-directory "$root/share/man/man1"
# What the generator leaves out, from the help; see man-page.pl.
STATUSES=$("$root/bin/overheard" --help | awk '
  /^EXIT CODES/ { inside = 1; next }
  inside && /^$/ { exit }
  inside && /^  [0-9]/ { print ".It " $1 }
  inside { sub(/^ *[0-9]* */, ""); print }')
[ -n "$STATUSES" ] || { echo "make install: the help tells no exit codes" >&2; exit 70; }
COMMANDS_OF_ALL=$("$root/bin/overheard" --help | awk '
  /^SUBCOMMANDS/ { inside = 1; next }
  inside && /^$/ { exit }
  inside && /^  [a-z]/ { print ".It Cm " $1; sub(/^ *[a-z]* */, "") }
  inside { sub(/^ */, ""); print }')
[ -n "$COMMANDS_OF_ALL" ] || { echo "make install: the help tells no commands" >&2; exit 70; }
export STATUSES
# Pages named as git names its own: man overheard-render.
for page in "$root"/share/man/man1/overheard*.1; do
  name=$(basename "$page" .1)
  command=${name#overheard}
  command=${command#.}
  COMMANDS=
  [ -n "$command" ] || COMMANDS=$COMMANDS_OF_ALL
  export COMMANDS
  sed -e '/^$/s/.*/.Pp/' -e "s/^\.Nm \"overheard .*/.Nm overheard-$command/" \
    -e "s/^\.Nm$/.Nm overheard${command:+ Cm $command}/" \
    -e "s/^\.Dt OVERHEARD\./.Dt OVERHEARD-/" -e "s/^\.Xr overheard\./.Xr overheard-/" "$page" \
    | perl -CSD -0777 -p Tools/package/man-page.pl > "$page.new"
  rm "$page"
  mv "$page.new" "$root/share/man/man1/overheard${command:+-$command}.1"
done
gzip -9nf "$root"/share/man/man1/overheard*.1

rm -rf "$root/share/doc/overheard"
mkdir -p "$root/share/doc/overheard"
cp -R README.md CHANGELOG.md Documentation Examples LICENSES LICENSE Tools/package/copyright \
  "$root/share/doc/overheard/"
find "$root/share" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
