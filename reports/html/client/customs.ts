import type { CustomLine, FairnessLine } from '../../lines.ts'
import { counted } from '../../words.ts'
import { type Child, h, link } from './dom.ts'
import { listHref } from './filter.ts'
import { fold } from './fold.ts'
import type { Report } from './report.ts'

const shown = 20

/** What the verdicts rest on besides the documents, and how fair the suite was measured to be; nothing in older reports. */
export function customsSection(report: Report): Child {
  const { customs = [], fairness } = report
  if (customs.length === 0) return false
  const declined = customs.filter(one => one.declined)
  return h(
    'section',
    { class: 'readings customs' },
    h('h2', null, 'Customs'),
    h(
      'p',
      { class: 'quiet' },
      'What none of the documents states and every player knows. An engine may decline a custom; the cases that rest on it are not applicable then.',
    ),
    fairness && h('p', null, fairnessInWords(fairness)),
    declined.length > 0 && list(report, declined),
    fold({ class: 'case-fold' }, `${counted(customs.length, 'custom')} that cases of this run rest on`, () =>
      list(report, customs),
    ),
  )
}

function fairnessInWords({ pairs, accounted, unaccounted, score }: FairnessLine): string {
  const others = unaccounted ? `, ${unaccounted.toLocaleString('en')} by nothing that is known` : ''
  return `Played by right engines that differ only where no law speaks, ${score} % of ${counted(pairs, 'pair')} of engine and case come out alike or differ by a custom (${accounted.toLocaleString('en')} by a custom${others}).`
}

function list(report: Report, lines: readonly CustomLine[]): HTMLElement {
  return h(
    'ul',
    { class: 'reading-lines' },
    lines.map(line => item(report, line)),
  )
}

function item(report: Report, { id, says, known, cases, declined }: CustomLine): HTMLElement {
  return h(
    'li',
    { class: `reading ${declined ? 'another' : 'presumed'}` },
    h('p', { class: 'says' }, says),
    h('p', { class: 'quiet' }, `${id} · known from ${known}${declined ? ' · the engine declines it' : ''}`),
    fold({ class: 'case-fold' }, counted(cases, 'case'), () => casesOf(report, id)),
  )
}

function casesOf(report: Report, custom: string): HTMLElement {
  const own = [...report.caseById.values()].filter(one => one.customs?.includes(custom))
  const more = own.length - shown
  return h(
    'ul',
    { class: 'plain' },
    own.slice(0, shown).map(one => h('li', null, link(one.id, null, one.scenario))),
    more > 0 && h('li', null, h('a', { href: listHref({ custom }) }, `All ${counted(own.length, 'case')}`)),
  )
}
