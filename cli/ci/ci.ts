import type { Compared } from '../../analysis/baseline/compare.ts'
import type { Conformance } from '../../reports/result.ts'
import type { RunOptions } from '../../runner/options.ts'
import { writeCommands } from '../guard-output.ts'

/** Tells the CI that runs this what came of the run, and what else fails it, each in a sentence; does nothing elsewhere. What it needs is loaded then only. */
export async function tellCi(
  result: Conformance,
  options: RunOptions,
  compared: Compared | undefined,
  others: readonly string[] = [],
): Promise<void> {
  if (options.report.includes('badge')) (await import('./write-badge.ts')).writeBadge(result, options.out)
  // What a shard found is told with the whole, by `merge`.
  if (result.shard && !options.report.includes('github')) return
  if (!isGitHub(options) && !process.env.GITHUB_STEP_SUMMARY) return
  const { tellGitHub } = await import('./github.ts')
  writeCommands(tellGitHub(result, compared, isGitHub(options), others))
}

/** Annotates what kept a run from beginning. */
export async function tellFault(error: unknown, options: RunOptions): Promise<void> {
  if (!isGitHub(options) || !(error instanceof Error)) return
  const { annotationLines, ofFault } = await import('./annotations.ts')
  writeCommands(annotationLines(error.message.split('\n').map(ofFault)))
}

const isGitHub = ({ report }: RunOptions): boolean => report.includes('github') || process.env.GITHUB_ACTIONS === 'true'
