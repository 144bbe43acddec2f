import type { Acts } from '../../lines.ts'
import { reachOf } from '../../reach.ts'
import { outcomes } from '../../result.ts'
import { shareOf } from '../../share.ts'
import { type Counts, counted, countOf, outcomeWords } from '../../words.ts'
import { passedText } from './bars.ts'
import { type Child, h } from './dom.ts'
import { listHref } from './filter.ts'
import { scoreOf } from './outcomes.ts'
import type { Report } from './report.ts'
import { type Share, shareBar } from './share-bar.ts'
import { percentText } from './words.ts'

/** Something of which a share is told. */
interface Measure {
  readonly name: string
  readonly percent: number | undefined
  readonly says: Child
  readonly more: Child
  readonly parts: readonly Share[]
}

/** Score, reach and coverage side by side: none of them says anything without the others. */
export function measures(report: Report): HTMLElement {
  const all = [score(report), reach(report), ...coverage(report)]
  return h('div', { class: 'measures' }, all.map(measure))
}

function measure({ name, percent, says, more, parts }: Measure): HTMLElement {
  return h(
    'section',
    { class: 'measure' },
    h('h2', null, name),
    h('p', { class: 'measure-figure' }, percentText(percent)),
    shareBar(parts),
    h('p', { class: 'measure-line' }, says),
    h('p', { class: 'quiet' }, more),
  )
}

const scoreMeans =
  'A case is one scenario under one ruleset. What the engine does not support counts against it; what does not apply to it, and what the documents leave open, does not count.'

function score({ totals, acts }: Report): Measure {
  const scored = outcomes.filter(outcome => outcome !== 'not-applicable' && outcome !== 'disputed')
  return {
    name: 'Score',
    percent: scoreOf(totals).percent,
    says: `${passedText(totals)}.`,
    more: [acts && `${actsSay(acts)} `, scoreMeans],
    parts: scored.map(outcome => ({ count: countOf(totals, outcome), says: outcomeWords[outcome], fill: outcome })),
  }
}

/** How often an engine is right that an act is refused, and how often that it is legal. */
const actsSay = ({ refused, legal }: Acts): string =>
  `Refusals played right: ${rightOf(refused)}; legal acts: ${rightOf(legal)}.`

function rightOf(totals: Counts): string {
  const { passed, scored } = scoreOf(totals)
  return `${passed.toLocaleString('en')} of ${scored.toLocaleString('en')}`
}

function reach({ totals, coverage, reach }: Report): Measure {
  const all = Math.max(coverage?.suite ?? 0, totals.cases)
  const { scored, suite, percent, played } = reach ?? reachOf(scoreOf(totals).scored, all)
  const left = Math.max(0, suite - totals.cases)
  const rest: readonly (readonly [count: number, says: string])[] = [
    [totals['not-applicable'], 'do not apply'],
    [totals.disputed, 'are left open by the documents'],
    [left, 'were not asked for'],
  ]
  const said = rest.filter(([count]) => count > 0).map(([count, says]) => `${count.toLocaleString('en')} ${says}`)
  return {
    name: 'Reach',
    percent,
    says: `${scored.toLocaleString('en')} of ${counted(suite, 'case')} of the suite count.${played ? ` Of the rulesets played: ${played.percent} %.` : ''}`,
    more: said.length > 0 ? `${said.join(', ')}.` : 'Nothing was left out.',
    parts: [
      { count: scored - totals.unsupported, says: 'played', fill: 'pass' },
      { count: totals.unsupported, says: 'not supported', fill: 'unsupported' },
      { count: totals['not-applicable'], says: 'not applicable', fill: 'not-applicable' },
      { count: totals.disputed, says: 'left open', fill: 'disputed' },
      { count: left, says: 'not asked for', fill: 'left' },
    ],
  }
}

/** Nothing in reports that are older than this. */
function coverage({ coverage: counts }: Report): readonly Measure[] {
  if (!counts) return []
  const { checkable, verified, notPassed, notPlayed, notEncoded, excluded } = counts
  const parts: readonly Share[] = [
    { count: verified, says: 'verified', fill: 'pass' },
    { count: notPassed, says: 'not passed', fill: 'fail' },
    { count: notPlayed, says: 'not wholly played', fill: 'not-applicable' },
    { count: notEncoded, says: 'not wholly encoded yet', fill: 'unsupported' },
    { count: excluded, says: 'excluded', fill: 'left' },
  ]
  const rest = parts.filter(({ says, count }) => says !== 'verified' && count > 0)
  return [
    {
      name: 'Coverage',
      percent: shareOf(verified, checkable, undefined),
      says: `${verified.toLocaleString('en')} of ${counted(checkable, 'checkable ruling')} are verified.`,
      more: rest.map((part, at) => [at > 0 && ', ', linked(part)]),
      parts,
    },
  ]
}

function linked({ count, says }: Share): Child {
  const text = `${count.toLocaleString('en')} ${says}`
  const href = {
    'not wholly encoded yet': '#/missing',
    excluded: '#/missing',
    'not passed': listHref({ outcome: 'trouble' }),
  }
  const to = Object.entries(href).find(([part]) => part === says)?.[1]
  return to === undefined ? text : h('a', { href: to }, text)
}
