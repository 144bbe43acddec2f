import { counted } from '../../words.ts'
import { type Child, h } from './dom.ts'
import { fold } from './fold.ts'
import type { Report } from './report.ts'

/** What an engine that begins with the cards of one set could play; nothing in older reports. */
export function setsSection({ sets = [] }: Report): Child {
  const useful = sets.filter(one => one.cases > 0)
  if (useful.length === 0) return false
  return h(
    'section',
    { class: 'readings' },
    h('h2', null, 'Sets of cards'),
    h(
      'p',
      { class: 'quiet' },
      'How many of these cases an engine could play that has the cards of one set and no others.',
    ),
    fold({ class: 'case-fold' }, counted(useful.length, 'set'), () =>
      h(
        'ul',
        { class: 'plain' },
        useful.map(({ set, cases }) => h('li', null, `${set}: ${counted(cases, 'case')}`)),
      ),
    ),
  )
}
