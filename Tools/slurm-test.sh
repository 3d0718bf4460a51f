#!/bin/sh
# Starts a one-node Slurm, renders generated screens as a job array, kills a task on the way,
# lets Slurm requeue it, merges, and compares the bytes with those of a single run.
#
# usage: Tools/slurm-test.sh [SCREENS [PARTS]]     (as root; Debian: slurmctld slurmd munge)
set -eu
cd "$(dirname "$0")/.."
root=$PWD
[ "$(id -u)" -eq 0 ] || { echo "slurm-test: run as root" >&2; exit 77; }
for program in slurmctld slurmd munged sbatch; do
  command -v $program >/dev/null || PATH=$PATH:/usr/sbin
  command -v $program >/dev/null || { echo "slurm-test: apt install slurmctld slurmd munge" >&2; exit 69; }
done
export OVERHEARD="${OVERHEARD:-$root/.build/release/overheard}"
# Tasks run in other folders.
case $OVERHEARD in */*) OVERHEARD=$(realpath "$OVERHEARD") ;; esac
screens=${1:-1000} parts=${2:-4}
host=$(hostname -s)
scratch=$(mktemp -d)
chmod 755 "$scratch"
pids="$scratch/pids"; : >"$pids"

finish() {
  while read -r pid; do kill "$pid" 2>/dev/null || true; done <"$pids"
  [ -n "${KEEP:-}" ] || rm -rf "$scratch"
}
trap finish EXIT

# MARK: A Slurm of our own, separate from any that is already running

mkdir -m 700 "$scratch/munge"
dd if=/dev/urandom of="$scratch/munge/key" bs=1024 count=1 2>/dev/null
chmod 400 "$scratch/munge/key"
mkdir "$scratch/state" "$scratch/spool" "$scratch/socket"
munged --foreground --force --key-file="$scratch/munge/key" --socket="$scratch/socket/munge" \
  --pid-file="$scratch/munge/pid" --log-file="$scratch/munge/log" \
  --seed-file="$scratch/munge/seed" >"$scratch/munge.out" 2>&1 &
echo $! >>"$pids"

cat >"$scratch/slurm.conf" <<CONF
ClusterName=overheard
SlurmctldHost=$host
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$scratch/socket/munge
CryptoType=crypto/munge
SlurmctldPort=16817
SlurmdPort=16818
StateSaveLocation=$scratch/state
SlurmdSpoolDir=$scratch/spool
SlurmctldPidFile=$scratch/slurmctld.pid
SlurmdPidFile=$scratch/slurmd.pid
SlurmctldLogFile=$scratch/slurmctld.log
SlurmdLogFile=$scratch/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
JobRequeue=1
# Run a task again if its program was killed.
RequeueExit=137
MaxArraySize=1001
SchedulerParameters=requeue_setup_env_fail,sched_interval=5
NodeName=$host CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF="$scratch/slurm.conf"

wait_until() { # DESCRIPTION SECONDS COMMAND...
  what=$1 left=$(($2 * 10)); shift 2
  until "$@" >/dev/null 2>&1; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || { echo "slurm-test: gave up: $what" >&2; tail -n 5 "$scratch"/*.log >&2; exit 1; }
    sleep 0.1
  done
}

wait_until "munge" 20 test -S "$scratch/socket/munge"
slurmctld -D >"$scratch/slurmctld.out" 2>&1 & echo $! >>"$pids"
slurmd -D >"$scratch/slurmd.out" 2>&1 & echo $! >>"$pids"
node_is_up() { sinfo -h -o '%T' | grep -qE 'idle|mixed|alloc'; }
wait_until "the node" 60 node_is_up

# MARK: The array, a killed task, the merge

python3 Tools/generate-screens.py "$screens" "$scratch/screens"
cd "$scratch"
jobs=$("$root/Examples/slurm/submit.sh" screens out "$parts")
array=${jobs% *} merge=${jobs#* }
echo "slurm-test: array $array of $parts parts, merge $merge"

begun() { find out/parts/2 -name '*.wav' 2>/dev/null | grep -q .; }
wait_until "part 2 begins" 600 begun
for process in $(pgrep -f "render screens --shard auto --out out/parts/2 "); do
  # Only this checkout's process.
  [ "$(readlink "/proc/$process/cwd")" = "$scratch" ] && kill -KILL "$process"
done
restarted() { scontrol show job "${array}_2" | grep -q 'Restarts=1'; }
wait_until "Slurm requeues part 2" 120 restarted
echo "slurm-test: part 2 was killed and requeued"
# Slurm holds a requeued job for two minutes; the test does not wait that long.
for id in $(squeue -h -t PD -o '%i' -r | grep "^${array}_2"); do
  scontrol update JobId="$id" StartTime=now 2>/dev/null || true
done
over() { [ -z "$(squeue -h -j "$merge" 2>/dev/null)" ]; }
wait_until "the merge" 3000 over
cat out/logs/*.log

"$OVERHEARD" render screens --out one --cache one-cache
diff -r -x .overheard-index out/whole one
echo "slurm-test: $screens screens in $parts parts give the same bytes as a single run: $(find one -type f | wc -l) files"
