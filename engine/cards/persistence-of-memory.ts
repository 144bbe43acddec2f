import { discard, lift } from '../board/moves.ts'
import { cardsIn, hostOf } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { isRestoredAs } from '../questions/locations/questions.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedEffectWords {
  /** The mission beneath the target is what it was, and the target is discarded. */
  'restore the place': object
}

export const card: Card = {
  title: 'Persistence of Memory',
  print: { leftOut: 'the other cards that it reverses', why: 'it reverses a Supernova' },
  glossary: {
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
    plays: [{ as: 'interrupt', on: { name: 'Supernova' }, effects: [{ do: 'restore the place' }] }],
  },
}

/** Gives the mission back what it was. */
function restore(game: Game, mission: CardId): void {
  const { left, ...whole } = game.card(mission)
  if (!left) return
  game.state = { ...game.state, cards: game.state.cards.map(c => (c.id === mission ? whole : c)) }
  if (!game.decide(isRestoredAs, { mission, what: 'completed' })) lift(game, mission, 'completed')
  if (game.decide(isRestoredAs, { mission, what: 'assimilated' })) return
  for (const { id } of cardsIn(game, 'on', mission)) if (game.text(id).objective) discard(game, id)
}

export const effects: EffectHandlers<'restore the place'> = {
  'restore the place'(game, _, { targets = [] }) {
    for (const event of targets) {
      const mission = hostOf(game, event)
      discard(game, event)
      if (mission !== undefined) restore(game, mission)
    }
  },
}
