#!/bin/sh
# Prints an Indexed Job for Kubernetes: every pod renders one part into a shared volume.
# NOT RUN by this project's tests, which have no cluster.
#
# usage: job.sh IMAGE PARTS | kubectl apply -f -
#
# IMAGE has overheard and overheard-synth in its PATH; the volume claim `screens` holds the screens
# in /data/screens. When the Job is complete, run in a pod with the same volume:
#   overheard merge /data/parts/* --out /data/whole
set -eu
[ $# -eq 2 ] || { sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 64; }
cat <<MANIFEST
apiVersion: batch/v1
kind: Job
metadata:
  name: overheard
spec:
  completionMode: Indexed
  completions: $2
  parallelism: $2
  backoffLimitPerIndex: 3
  template:
    spec:
      restartPolicy: Never
      containers:
      - name: render
        image: $1
        # Kubernetes gives a pod its JOB_COMPLETION_INDEX, but not the number of pods.
        env:
        - {name: JOB_COMPLETIONS, value: "$2"}
        command: [sh, -c]
        args:
        - >-
          exec overheard render /data/screens --shard auto
          --out "/data/parts/\$JOB_COMPLETION_INDEX" --cache /data/cache
        volumeMounts:
        - {name: data, mountPath: /data}
      volumes:
      - name: data
        persistentVolumeClaim: {claimName: screens}
MANIFEST
