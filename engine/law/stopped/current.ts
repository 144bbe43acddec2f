import { is } from '../../board/can.ts'
import { cardsIn } from '../../board/places.ts'
import { permission } from '../../board/questions.ts'
import { after } from '../../kernel/happening.ts'
import { rule } from '../../kernel/rule.ts'
import { mayDoTheRest } from './glossary.ts'

/** A stopped card does not hide, and does not show itself either. */
export const neitherHidesNorShows = rule({
  ruling: 'cr14-cloaking-and-phasing-03',
  asked: permission,
  of: ['cloak', 'decloak', 'phase', 'dephase'],
  applies: ({ card }, game) => is(game, card, 'stopped'),
  answer: false,
  exceptionTo: [mayDoTheRest],
})

export const currentStopped = [
  // Your cards aboard your ship are freed with it.
  rule({
    ruling: 'cr14-stopped-01',
    ...after(
      'unstopped',
      ({ card }, game) => {
        const { controller } = game.card(card)
        const aboard = cardsIn(game, 'aboard', card).filter(c => c.controller === controller)
        return [{ do: 'unstop', cards: aboard.map(c => c.id) }]
      },
      ({ card }, game) => game.facts(card).type === 'ship',
    ),
  }),
]
