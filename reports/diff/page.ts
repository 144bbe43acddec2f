import { safe } from '../html/data.ts'
import { ownScript } from '../html/own-script.ts'
import { shell } from '../html/shell.ts'
import { styleSheet } from '../html/style-sheet.ts'
import { lawName } from '../law-name.ts'
import { reachSays } from '../reach.ts'
import type { CaseResult, Conformance } from '../result.ts'
import { percentText, score } from '../score.ts'
import { counted, isTrouble } from '../words.ts'
import type { Change, Difference } from './difference.ts'
import type { DiffData, DiffItem, DiffSection, DiffSide } from './embedded.ts'

const style = new URL('./style/', import.meta.url)

/** Both reports of a comparison; `link` = where the later one's page lies, seen from this one. */
export interface Compared {
  readonly before: Conformance
  readonly after: Conformance
  readonly link?: string
}

/** The difference as one HTML file that opens offline, in the manner of the report. */
export function diffHtml(difference: Difference, compared: Compared): string {
  const script = ownScript('diff')
  const { before, after } = compared
  return shell({
    title: `${nameOf(before)} → ${nameOf(after)}`,
    without: 'This page is read in a browser that runs scripts. The same is in diff.md and diff.json.',
    style: styleSheet(style),
    allowed: script.allowed,
    scripts: `<script type="application/json" id="data">${safe(dataOf(difference, compared))}</script>\n${script.element}`,
  })
}

/** What things are called, for people. */
interface Names {
  readonly law: (ruleset: string) => string
  /** Of rulings, by id. */
  readonly summaries: ReadonlyMap<string, string>
}

const nameOf = ({ engine }: Conformance): string => `${engine.name} ${engine.version}`

function dataOf(difference: Difference, { before, after, link }: Compared): DiffData {
  const [old, now] = [byId(before), byId(after)]
  const summaries = new Map([...before.rulings, ...after.rulings].map(ruling => [ruling.id, ruling.summary]))
  const names: Names = { law: ruleset => lawName(after, ruleset), summaries }
  const changed = (changes: readonly Change[]): readonly DiffItem[] =>
    changes.flatMap(change => {
      const one = now.get(change.id)
      return one ? [itemOf(change, one, old.get(change.id), names)] : []
    })
  const listed = (ids: readonly string[], of: ReadonlyMap<string, CaseResult>): readonly DiffItem[] =>
    troubleFirst(ids.flatMap(id => of.get(id) ?? [])).map(one => ({ ...lineOf(one, names), after: one.outcome }))
  return {
    link,
    sides: [sideOf(before), sideOf(after)],
    changed: difference.changed,
    sections: [
      section(
        'Regressions',
        'Worse than before: what passed fails or is not supported, or what did not count fails.',
        changed(difference.regressions),
      ),
      section(
        'Improvements',
        'Better than before: what did not pass does, or what failed is another permitted reading.',
        changed(difference.improvements),
      ),
      section('Other changes', 'Neither better nor worse, or no longer played.', changed(difference.others)),
      section('New cases', 'Only the later report has them.', listed(difference.added, now)),
      section('Gone cases', 'Only the earlier report has them.', listed(difference.gone, old)),
      section(
        'No longer asked',
        'They passed, and now do not apply: the engine lacks the ruleset or a card, or plays another permitted reading.',
        changed(difference.lapsed),
      ),
    ],
  }
}

function itemOf(change: Change, one: CaseResult, old: CaseResult | undefined, names: Names): DiffItem {
  const { before, after, message } = change
  return { ...lineOf(one, names), before, after, message, was: old?.message, step: failingStep(one) }
}

function section(title: string, about: string, items: readonly DiffItem[]): DiffSection {
  return { title, about, items, count: counted(items.length, 'case') }
}

const byId = ({ cases }: Conformance): ReadonlyMap<string, CaseResult> => new Map(cases.map(one => [one.id, one]))

function sideOf(result: Conformance): DiffSide {
  const { passed, scored } = score(result.totals)
  return {
    name: nameOf(result),
    percent: percentText(score(result.totals)),
    cases: `${passed.toLocaleString('en')} of ${counted(scored, 'case')} passed.${reachSays(result.reach)}`,
    incomplete: !result.complete,
  }
}

function lineOf({ id, scenario, ruleset, rulings }: CaseResult, { law, summaries }: Names) {
  const [first = ''] = rulings
  return { id, scenario, law: law(ruleset), ruling: first, summary: summaries.get(first) ?? '' }
}

function failingStep({ steps }: CaseResult): string | undefined {
  const step = steps.find(each => each.outcome === 'fail')
  return step && `${step.keyword.trim()} ${step.text}`
}

function troubleFirst(cases: readonly CaseResult[]): readonly CaseResult[] {
  return [...cases.filter(one => isTrouble(one.outcome)), ...cases.filter(one => !isTrouble(one.outcome))]
}
