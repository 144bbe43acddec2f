import type { RulingLine } from '../../result.ts'
import { counted, isTrouble } from '../../words.ts'
import { h, link } from './dom.ts'
import { listHref } from './filter.ts'
import type { Match } from './matching.ts'
import type { Case, Report } from './report.ts'

/** Rulings shown under "Where to look first". */
const firstRulings = 8

/** The rulings of which most cases have to be looked into. */
export function firstLook(report: Report): HTMLElement {
  const troubled = [...report.casesByRuling]
    .flatMap(([id, cases]) => troubleWith(report.rulingById.get(id), cases))
    .sort((a, b) => b.cases.length - a.cases.length)
  if (troubled.length === 0)
    return h(
      'section',
      { class: 'first-look' },
      h('h2', null, 'Where to look first'),
      h('p', null, nothingFailed(report)),
    )
  return h(
    'section',
    { class: 'first-look' },
    h('h2', null, 'Where to look first'),
    h(
      'ol',
      { class: 'plain' },
      troubled
        .slice(0, firstRulings)
        .map(({ ruling, cases }) =>
          h(
            'li',
            null,
            link(ruling.id, null, ruling.summary),
            h('span', { class: 'quiet' }, ` ${ruling.id} · ${counted(cases.length, 'case')}`),
          ),
        ),
    ),
    troubled.length > firstRulings &&
      h('p', null, h('a', { href: listHref({ outcome: 'trouble' }) }, `All ${troubled.length} rulings to look into`)),
  )
}

function troubleWith(ruling: RulingLine | undefined, all: readonly Case[]): readonly Match[] {
  const cases = all.filter(one => isTrouble(one.outcome))
  return ruling && cases.length > 0 ? [{ ruling, cases }] : []
}

function nothingFailed({ totals, unlocking }: Report): string {
  if (!unlocking?.length) return 'Nothing failed.'
  const left = totals.unsupported + totals['not-applicable']
  return `Nothing that was played failed; ${counted(left, 'case')} could not be played. What would open most of them comes next.`
}
