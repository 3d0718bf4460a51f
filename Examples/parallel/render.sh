#!/bin/sh
# Renders screens in parts with GNU Parallel and merges them. With --sshloginfile it uses several
# machines; all of them must see the folders SCREENS and OUT.
#
# usage: render.sh SCREENS OUT [PARTS [PARALLEL OPTION...]]
set -eu
[ $# -ge 2 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 64; }
overheard=${OVERHEARD:-overheard}
screens=$1 out=$2 parts=${3:-8}
shift 2
[ $# -eq 0 ] || shift

# A part that is interrupted is tried again and resumes where it stopped. A wrong screen fails its
# part and shows in the exit code, but the other parts are merged all the same.
status=0
seq "$parts" | parallel --quote --retries 3 "$@" \
  "$overheard" render "$screens" --shard "{}/$parts" --out "$out/parts/{}" \
  --cache "$out/cache" --jobs 1 || status=$?
"$overheard" merge "$out"/parts/* --out "$out/whole" || status=$?
exit "$status"
