import { createHash } from 'node:crypto'
import { safe } from '../html/data.ts'
import { clientScript, styleSheet } from '../html/inline.ts'
import { shell } from '../html/shell.ts'
import type { CaseResult, Conformance } from '../result.ts'
import { percentText, score } from '../score.ts'
import { counted, isTrouble, outcomeWords } from '../words.ts'
import type { Change, Difference } from './difference.ts'

const main = new URL('./client/diff-main.js', import.meta.url)
const style = new URL('./style/', import.meta.url)

/** Both reports of a comparison; `link` = where the later one's page lies, seen from this one. */
export interface Compared {
  readonly before: Conformance
  readonly after: Conformance
  readonly link?: string
}

/** The difference as one HTML file that opens offline, in the manner of the report. */
export function diffHtml(difference: Difference, compared: Compared): string {
  const script = clientScript(main)
  const digest = createHash('sha256').update(script).digest('base64')
  const { before, after } = compared
  return shell({
    title: `${nameOf(before)} → ${nameOf(after)}`,
    without: 'This page is read in a browser that runs scripts. The same stands in diff.md and diff.json.',
    style: styleSheet(style),
    allowed: `'sha256-${digest}'`,
    scripts: `<script type="application/json" id="data">${safe(dataOf(difference, compared))}</script>\n<script>${script}</script>`,
  })
}

const nameOf = ({ engine }: Conformance): string => `${engine.name} ${engine.version}`

function dataOf(difference: Difference, { before, after, link }: Compared): object {
  const [old, now] = [byId(before), byId(after)]
  const summaries = new Map([...before.rulings, ...after.rulings].map(ruling => [ruling.id, ruling.summary]))
  const item = (change: Change): object => ({
    ...lineOf(now.get(change.id), summaries),
    before: change.before,
    after: change.after,
    message: change.message,
    was: old.get(change.id)?.message,
    step: failingStep(now.get(change.id)),
  })
  const listed = (ids: readonly string[], of: ReadonlyMap<string, CaseResult>): object[] =>
    troubleFirst(ids.flatMap(id => of.get(id) ?? [])).map(one => ({ ...lineOf(one, summaries), after: one.outcome }))
  return {
    link,
    sides: [before, after].map(sideOf),
    changed: difference.changed,
    sections: [
      section(
        'Regressions',
        'Worse than before: what passed no longer does, or what did not count fails.',
        difference.regressions.map(item),
      ),
      section(
        'Improvements',
        'Better than before: what did not pass does, or what failed is not counted.',
        difference.improvements.map(item),
      ),
      section('Other changes', 'Neither better nor worse.', difference.others.map(item)),
      section('New cases', 'Only the later report has them.', listed(difference.added, now)),
      section('Gone cases', 'Only the earlier report has them.', listed(difference.gone, old)),
    ],
    words: outcomeWords,
  }
}

function section(title: string, about: string, items: readonly object[]): object {
  return { title, about, items, count: counted(items.length, 'case') }
}

const byId = ({ cases }: Conformance): ReadonlyMap<string, CaseResult> => new Map(cases.map(one => [one.id, one]))

function sideOf(result: Conformance): object {
  const { passed, scored } = score(result.totals)
  return {
    name: nameOf(result),
    percent: percentText(score(result.totals)),
    cases: `${passed.toLocaleString('en')} of ${counted(scored, 'case')} passed`,
    incomplete: !result.complete,
  }
}

function lineOf(one: CaseResult | undefined, summaries: ReadonlyMap<string, string>): object {
  if (!one) return {}
  const { id, scenario, ruleset, rulings, topic } = one
  const [first = ''] = rulings
  return { id, scenario, ruleset, topic, ruling: first, summary: summaries.get(first) ?? '' }
}

function failingStep(one: CaseResult | undefined): string | undefined {
  const step = one?.steps.find(each => each.outcome === 'fail')
  return step && `${step.keyword.trim()} ${step.text}`
}

function troubleFirst(cases: readonly CaseResult[]): readonly CaseResult[] {
  return [...cases.filter(one => isTrouble(one.outcome)), ...cases.filter(one => !isTrouble(one.outcome))]
}
