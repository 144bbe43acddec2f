import type { Shard } from '../../runner/shard/shard.ts'
import { UsageError } from '../../runner/usage-error.ts'

interface System {
  readonly name: string
  readonly index: string
  readonly count: string
  /** What the first job is called, or the variable that says it. */
  readonly first: 0 | 1 | { readonly variable: string }
  /** Where it does not tell how many there are: what its user gives the variable. */
  readonly given?: string
}

/** The variables by which systems tell parallel jobs which of them they are: CIs, clusters. */
export const systems: readonly System[] = [
  { name: 'GitLab', index: 'CI_NODE_INDEX', count: 'CI_NODE_TOTAL', first: 1 },
  { name: 'CircleCI', index: 'CIRCLE_NODE_INDEX', count: 'CIRCLE_NODE_TOTAL', first: 0 },
  { name: 'Buildkite', index: 'BUILDKITE_PARALLEL_JOB', count: 'BUILDKITE_PARALLEL_JOB_COUNT', first: 0 },
  { name: 'Semaphore', index: 'SEMAPHORE_JOB_INDEX', count: 'SEMAPHORE_JOB_COUNT', first: 1 },
  { name: 'Azure Pipelines', index: 'SYSTEM_JOBPOSITIONINPHASE', count: 'SYSTEM_TOTALJOBSINPHASE', first: 1 },
  { name: 'Bitbucket', index: 'BITBUCKET_PARALLEL_STEP', count: 'BITBUCKET_PARALLEL_STEP_COUNT', first: 0 },
  {
    name: 'Kubernetes',
    index: 'JOB_COMPLETION_INDEX',
    count: 'JOB_COMPLETIONS',
    first: 0,
    given: 'the completions of the Job',
  },
  {
    name: 'Slurm',
    index: 'SLURM_ARRAY_TASK_ID',
    count: 'SLURM_ARRAY_TASK_COUNT',
    first: { variable: 'SLURM_ARRAY_TASK_MIN' },
  },
]

/** Reads `2/4`, or, for `auto`, the variables of the CI that runs this. */
export function readShard(text: string, env: NodeJS.ProcessEnv = process.env): Shard {
  if (text === 'auto') return fromVariables(env)
  const found = /^(\d{1,5})\/(\d{1,5})$/.exec(text.trim())
  return shardOf(Number(found?.[1]), Number(found?.[2]), text, 'The second of four is 2/4; auto asks the CI.')
}

function fromVariables(env: NodeJS.ProcessEnv): Shard {
  for (const { name, index, count, first: start, given } of systems) {
    const first = typeof start === 'number' ? start : numeral(env[start.variable] ?? '0')
    // GitLab tells jobs that are not parallel their number only.
    const own = env[index] ?? (env[count] === '1' ? String(first) : undefined)
    if (own === undefined) continue
    if (env[count] === undefined) {
      if (given === undefined) continue
      throw new UsageError(
        `--shard auto: ${name} says which job this is (${index}), but not of how many: set ${count} to ${given}.`,
      )
    }
    const why = `These are ${index} and ${count}, as ${name} sets them; ${name} counts from ${first}.`
    return shardOf(numeral(own) - first + 1, numeral(env[count]), `auto (${own} of ${env[count]})`, why)
  }
  const known = systems.map(({ name, index }) => `${name} (${index})`).join(', ')
  throw new UsageError(
    `--shard auto: no variable says which of the parallel jobs this is. Known are those of ${known}; elsewhere write --shard 1/4.`,
  )
}

const numeral = (text: string | undefined): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN)

function shardOf(index: number, count: number, text: string, hint: string): Shard {
  if (index >= 1 && index <= count) return { index, count }
  throw new UsageError(`--shard ${text}: there is no such shard. ${hint}`)
}
