import { counted } from '../../words.ts'
import type { EmbeddedUnlocking } from '../embedded.ts'
import { type Child, h } from './dom.ts'
import { fold } from './fold.ts'
import type { Report } from './report.ts'

/** Sets shown at once; the others wait for a click. */
const atOnce = 3

/** What the engine should have next; nothing when it lacks nothing. */
export function unlockingSection({ unlocking }: Report): Child {
  if (!unlocking?.length) return false
  return h(
    'section',
    { class: 'unlocking' },
    unlocking.map(({ heading, says, sets }) =>
      h('div', null, h('h2', null, heading), h('p', { class: 'quiet' }, says), list(sets)),
    ),
  )
}

function list(sets: EmbeddedUnlocking['sets']): Child {
  const most = Math.max(...sets.map(({ unlocks }) => unlocks))
  const items = sets.map(set => item(set, most))
  const rest = items.slice(atOnce)
  return [
    h('ol', { class: 'unlocks' }, items.slice(0, atOnce)),
    rest.length > 0 &&
      fold({ class: 'case-fold' }, counted(rest.length, 'more line'), () => h('ol', { class: 'unlocks' }, rest)),
  ]
}

function item({ says, unlocks }: EmbeddedUnlocking['sets'][number], most: number): HTMLElement {
  return h(
    'li',
    { class: 'unlock' },
    h('span', { class: 'gain' }, `+${unlocks.toLocaleString('en')}`),
    h('span', { class: 'needs' }, says, h('span', { class: 'share', style: `width: ${(100 * unlocks) / most}%` })),
  )
}
