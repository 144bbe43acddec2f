import { cardsIn } from '../../state/places.ts'
import { rule } from '../rule.ts'

/** Your cards aboard your ship are freed with it. */
const freedWithTheShip = rule({
  ruling: 'cr14-stopped-01',
  asked: 'follows',
  applies: (about, game) => about.what === 'unstopped' && game.facts(about.card).type === 'ship',
  answer: (about, game) => {
    if (about.what !== 'unstopped') return []
    const { controller } = game.card(about.card)
    const aboard = cardsIn(game, 'aboard', about.card).filter(c => c.controller === controller)
    return [{ do: 'unstop', cards: aboard.map(c => c.id) }]
  },
})

export const currentStopped = [freedWithTheShip]
