import { appendFileSync } from 'node:fs'
import type { Expected } from '../../analysis/baseline/baseline.ts'
import { compareWith } from '../../analysis/baseline/compare.ts'
import { markdown } from '../../reports/markdown.ts'
import { code } from '../../reports/markdown-text.ts'
import type { CaseResult, Conformance } from '../../reports/result.ts'
import { brokenSays, counted, isTrouble } from '../../reports/words.ts'
import type { RunOptions } from '../../runner/options.ts'
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
}

/** Adds to the summary of the job, where GitHub wants one, and returns what is to be printed. */
export function tellGitHub(
  result: Conformance,
  options: RunOptions,
  expected: readonly Expected[] | undefined,
  annotate: boolean,
): string {
  const judged = judge(result, options, expected)
  const file = process.env.GITHUB_STEP_SUMMARY
  const complaint = file ? append(file, summaryOf(result, judged)) : ''
  const faults = [...(result.broken ?? []).map(brokenSays), ...judged.stale].map(ofFault)
  return complaint + (annotate ? annotationLines([...faults, ...ofCases(judged.unexpected)]) : '')
}

function judge(result: Conformance, { baseline }: RunOptions, entries: readonly Expected[] | undefined): Judged {
  if (!baseline || !entries) return { unexpected: result.cases.filter(one => isTrouble(one.outcome)), stale: [] }
  const { expected, linked, unexpected, stale } = compareWith(entries, baseline, result.cases, today())
  const words = `${counted(expected.length, 'failure')} expected by the baseline, ${unexpected.length} not`
  return { unexpected, stale, linked, baseline: words }
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** Markdown for the job; failures that the baseline expects are counted, and not shown. */
export function summaryOf(result: Conformance, { unexpected, stale, linked = [], baseline }: Judged): string {
  const shown = new Set(unexpected.map(one => one.id))
  const cases = baseline ? result.cases.filter(one => !isTrouble(one.outcome) || shown.has(one.id)) : result.cases
  const errors = stale.map(line => `* ${line.replace(/[\\`*_{}[\]<>|@]/g, '\\$&')}\n`).join('')
  const links = linked.map(one => `* ${code(one.case ?? one.ruling ?? '')}: <${one.link}>\n`).join('')
  const judged = baseline ? `\n${baseline}.\n\n${errors}${links}` : ''
  const text = withoutFolder(markdown({ ...result, cases }) + judged)
  if (Buffer.byteLength(text) <= summaryLimit) return `${text}\n`
  return `${withoutFolder(markdown({ ...result, cases: [] }))}\nThe failures are too long for this page; they are in the report.\n`
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
