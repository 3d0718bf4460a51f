#!/bin/sh
# Renders screens in parts under GNU Parallel and joins them; on several machines with
# --sshloginfile, where SCREENS and OUT are folders that all of them see.
#
# usage: render.sh SCREENS OUT [PARTS [PARALLEL OPTION...]]
set -eu
[ $# -ge 2 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 64; }
overheard=${OVERHEARD:-overheard}
screens=$1 out=$2 parts=${3:-8}
shift 2
[ $# -eq 0 ] || shift

# A part that was cut off is tried again and goes on where it was. A screen that is wrong fails its
# part, and the exit code tells, but the others are merged all the same.
status=0
seq "$parts" | parallel --quote --retries 3 "$@" \
  "$overheard" render "$screens" --shard "{}/$parts" --out "$out/parts/{}" \
  --cache "$out/cache" --jobs 1 || status=$?
"$overheard" merge "$out"/parts/* --out "$out/whole" || status=$?
exit "$status"
