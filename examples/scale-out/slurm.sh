#!/bin/sh
# Plays the suite as a job array, and merges the reports when all parts are done:
#
#   array=$(sbatch --parsable slurm.sh)
#   sbatch --dependency=afterany:$array --wrap 'npx --no-install stccg-conformance merge shards/* --report json,html --out conformance'
#
#SBATCH --job-name=rulings
#SBATCH --array=0-15
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G

# Exit code 1 says that cases failed, which the merged report says as well.
npx --no-install stccg-conformance run --shard auto \
  --engine "node build/my-engine.js" \
  --report json --out "shards/$SLURM_ARRAY_TASK_ID" || [ $? -eq 1 ]
