#!/bin/sh
# Renders screens on a Slurm cluster: an array of parts, and a job that joins them.
#
# usage: submit.sh SCREENS OUT [PARTS]
#
# SCREENS is a folder of screen files; OUT a folder that every node sees. The whole is then in
# OUT/whole, the logs in OUT/logs. A part that is cut off and requeued goes on where it was.
set -eu
[ $# -ge 2 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
export SCREENS=$1 OUT=$2
parts=${3:-8}

mkdir -p "$OUT/logs" "$OUT/parts"
array=$(sbatch --parsable --array="1-$parts" --output="$OUT/logs/part-%a.log" "$here/render.sbatch")
# After any end, not only a good one: a wrong screen fails its part, and the join says which.
merge=$(sbatch --parsable --dependency="afterany:$array" --output="$OUT/logs/merge.log" \
  "$here/merge.sbatch")
echo "$array $merge"
