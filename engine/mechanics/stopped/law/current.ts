import { cardsIn } from '../../../board/places.ts'
import { after } from '../../../kernel/happening.ts'
import { rule } from '../../../kernel/rule.ts'

/** Your cards aboard your ship are freed with it. */
const freedWithTheShip = rule({
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
})

export const currentStopped = [freedWithTheShip]
