import type { CardId } from '../board/state.ts'
import { refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { isUsedOtherwise } from '../questions/timing/settled.ts'
import type { Card } from '../text/card.ts'

import type { UseText } from '../text/in-play-text.ts'

export interface AddedUseText {
  /** It is used aboard a ship. */
  readonly onItsShip?: true
}

const reduces = (name: string, attribute: 'range' | 'weapons'): UseText => ({
  name,
  skill: true,
  once: 'turn, each copy',
  onItsShip: true,
  says: 'every turn',
  effects: [{ do: 'modify', who: 'ship around this', attribute, add: -2, once: { ruling: 'custom-cards-84' } }],
})

export const card: Card = {
  title: 'Sabotage Drone',
  print: 'whole',
  glossary: {
    uses: [reduces('RANGE', 'range'), reduces('WEAPONS', 'weapons')],
  },
}

const shipOf = (game: Game, card: CardId): CardId | undefined => {
  const { place, holder } = game.card(card)
  return place === 'aboard' && game.facts(holder).type === 'ship' ? holder : undefined
}

const checkPlace: Language['useChecks'][number] = (game, _, card, { onItsShip }) => {
  if (onItsShip && !shipOf(game, card) && !game.decide(isUsedOtherwise, { card, what: 'place' }))
    refuse('wrong-place', `${card} is not aboard a ship`, [card])
}

export const useChecks: Language['useChecks'] = [checkPlace]
