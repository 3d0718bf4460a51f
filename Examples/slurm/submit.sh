#!/bin/sh
# Renders screens on a Slurm cluster: an array of parts, and a job that joins them.
#
# usage: submit.sh SCREENS OUT [PARTS]
#
# SCREENS is a folder of screen files, OUT a folder that every node can see. The result goes to
# OUT/whole, the logs to OUT/logs. A part that is interrupted and requeued resumes where it stopped.
set -eu
[ $# -ge 2 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
export SCREENS=$1 OUT=$2
parts=${3:-8}

mkdir -p "$OUT/logs" "$OUT/parts"
array=$(sbatch --parsable --array="1-$parts" --output="$OUT/logs/part-%a.log" "$here/render.sbatch")
# Merge even after failures: a wrong screen fails its part, and the merge says which one.
merge=$(sbatch --parsable --dependency="afterany:$array" --output="$OUT/logs/merge.log" \
  "$here/merge.sbatch")
echo "$array $merge"
