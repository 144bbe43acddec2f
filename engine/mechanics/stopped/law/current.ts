import { cardsIn } from '../../../board/places.ts'
import { type Consequence, whatFollows } from '../../../kernel/happening.ts'
import { rule } from '../../../kernel/rule.ts'

/** Your cards aboard your ship are freed with it. */
const freedWithTheShip = rule({
  ruling: 'cr14-stopped-01',
  asked: whatFollows,
  applies: (about, game) => about.what === 'unstopped' && game.facts(about.card).type === 'ship',
  answer: (about, game): readonly Consequence[] => {
    if (about.what !== 'unstopped') return []
    const { controller } = game.card(about.card)
    const aboard = cardsIn(game, 'aboard', about.card).filter(c => c.controller === controller)
    return [{ do: 'unstop', cards: aboard.map(c => c.id) }]
  },
})

export const currentStopped = [freedWithTheShip]
