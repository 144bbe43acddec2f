import { appendFileSync } from 'node:fs'
import type { Expected } from '../../analysis/baseline/baseline.ts'
import type { Compared } from '../../analysis/baseline/compare.ts'
import { markdown } from '../../reports/markdown.ts'
import { code } from '../../reports/markdown-text.ts'
import type { CaseResult, Conformance } from '../../reports/result.ts'
import { brokenSays, counted, isTrouble } from '../../reports/words.ts'
import { annotationLines, ofCases, ofFault } from './annotations.ts'

/** GitHub refuses summaries of more than 1 MiB. */
const summaryLimit = 1_000_000

interface Judged {
  readonly unexpected: readonly CaseResult[]
  readonly stale: readonly string[]
  /** Known failures that are worked on somewhere. */
  readonly linked?: readonly Expected[]
  /** In words, where there is a baseline. */
  readonly baseline?: string
  /** What else fails the run, each in a sentence. */
  readonly faults?: readonly string[]
}

/** Adds to the summary of the job, where GitHub wants one, and returns what is to be printed. */
export function tellGitHub(
  result: Conformance,
  compared: Compared | undefined,
  annotate: boolean,
  others: readonly string[] = [],
): string {
  const judged = { ...judge(result, compared), faults: others }
  const file = process.env.GITHUB_STEP_SUMMARY
  const complaint = file ? append(file, summaryOf(result, judged)) : ''
  const faults = [...(result.broken ?? []).map(brokenSays), ...judged.stale, ...others].map(ofFault)
  return complaint + (annotate ? annotationLines([...faults, ...ofCases(judged.unexpected)]) : '')
}

function judge({ cases }: Conformance, compared: Compared | undefined): Judged {
  if (!compared) return { unexpected: cases.filter(one => isTrouble(one.outcome)), stale: [] }
  const { expected, known, unexpected, stale } = compared
  const words = `${counted(expected.length, 'failure')} expected by the baseline, ${unexpected.length} not`
  return { unexpected, stale, linked: known.filter(one => one.link), baseline: words }
}

/** Markdown for the job, with what came of it at the top; failures that the baseline expects are counted, and not shown. */
export function summaryOf(result: Conformance, judged: Judged): string {
  const { unexpected, baseline } = judged
  const shown = new Set(unexpected.map(one => one.id))
  const cases = baseline ? result.cases.filter(one => !isTrouble(one.outcome) || shown.has(one.id)) : result.cases
  const text = withVerdict(markdown({ ...result, cases }), result, judged)
  if (Buffer.byteLength(text) <= summaryLimit) return text
  const short = withVerdict(markdown({ ...result, cases: [] }), result, judged)
  return `${short}\nThe failures are too long for this page; they are in the report.\n`
}

/** The verdict stands below the heading, before all tables. */
function withVerdict(text: string, result: Conformance, judged: Judged): string {
  const at = text.indexOf('\n\n')
  return withoutFolder(`${text.slice(0, at)}\n\n${verdictOf(result, judged)}${text.slice(at)}`)
}

function verdictOf(result: Conformance, { unexpected, stale, linked = [], baseline, faults = [] }: Judged): string {
  const fails = [
    ...(unexpected.length ? [`${counted(unexpected.length, 'case')} to look into`] : []),
    ...(stale.length ? [`${counted(stale.length, 'line')} of the baseline to fix`] : []),
    ...(result.broken ? ['broken features'] : []),
    ...(result.complete ? [] : ['cases are missing']),
  ]
  const isWell = !fails.length && !faults.length
  const words = isWell ? '✅ **Nothing to look into.**' : `❌ **${fails.join(', ') || 'Not what was asked for'}.**`
  const lines = [...faults, ...stale].map(line => `* ${line.replace(/[\\`*_{}[\]<>|@]/g, '\\$&')}`)
  const links = linked.map(one => `* ${code(one.case ?? one.ruling ?? '')}: <${one.link}>`)
  const known = baseline ? ` ${baseline}.` : ''
  return [`${words}${known}`, ...[lines, links].map(all => all.join('\n'))].filter(Boolean).join('\n\n')
}

/** Paths as they are in a clone of the repository: the folder of a CI's machine is nobody else's. */
function withoutFolder(text: string, folder = process.cwd()): string {
  return folder.length > 1 ? text.replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '') : text
}

function append(file: string, text: string): string {
  try {
    appendFileSync(file, text)
    return ''
  } catch (error) {
    return `The summary of the job cannot be written to ${file} (${(error as NodeJS.ErrnoException).code}).\n`
  }
}
