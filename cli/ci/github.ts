import { appendFileSync } from 'node:fs'
import type { Expected } from '../../analysis/baseline/baseline.ts'
import { compareWith } from '../../analysis/baseline/compare.ts'
import { markdown } from '../../reports/markdown.ts'
import type { CaseResult, Conformance } from '../../reports/result.ts'
import { brokenSays, counted, isTrouble } from '../../reports/words.ts'
import type { RunOptions } from '../../runner/options.ts'
import { annotationLines, ofCases, ofFault } from './annotations.ts'

/** GitHub refuses summaries of more than 1 MiB. */
const summaryLimit = 1_000_000

interface Judged {
  readonly unexpected: readonly CaseResult[]
  readonly stale: readonly string[]
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
  const { expected, unexpected, stale } = compareWith(entries, baseline, result.cases, today())
  const words = `${counted(expected.length, 'failure')} expected by the baseline, ${unexpected.length} not`
  return { unexpected, stale, baseline: words }
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** Markdown for the job; failures that the baseline expects are counted, and not shown. */
export function summaryOf(result: Conformance, { unexpected, stale, baseline }: Judged): string {
  const shown = new Set(unexpected.map(one => one.id))
  const cases = baseline ? result.cases.filter(one => !isTrouble(one.outcome) || shown.has(one.id)) : result.cases
  const errors = stale.map(line => `* ${line.replace(/[\\`*_{}[\]<>|@]/g, '\\$&')}\n`).join('')
  const text = markdown({ ...result, cases }) + (baseline ? `\n${baseline}.\n\n${errors}` : '')
  if (Buffer.byteLength(text) <= summaryLimit) return `${text}\n`
  return `${markdown({ ...result, cases: [] })}\nThe failures are too long for this page; they are in the report.\n`
}

function append(file: string, text: string): string {
  try {
    appendFileSync(file, text)
    return ''
  } catch (error) {
    return `The summary of the job cannot be written to ${file} (${(error as NodeJS.ErrnoException).code}).\n`
  }
}
