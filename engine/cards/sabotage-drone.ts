import type { CardId } from '../board/state.ts'
import { refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { UseText } from '../text/in-play-text.ts'
import { addModifiers } from '../text/modifiers.ts'

export interface AddedUseText {
  /** It is used aboard a ship. */
  readonly onItsShip?: true
}

export interface AddedEffectWords {
  /** A number of the ship that the card is aboard, until the end of the turn. */
  'reduce its ship': { readonly attribute: 'range' | 'weapons'; readonly by: number }
}

const reduces = (name: string, attribute: 'range' | 'weapons'): UseText => ({
  name,
  skill: true,
  once: 'turn',
  onItsShip: true,
  says: 'every turn',
  effects: [{ do: 'reduce its ship', attribute, by: 2 }],
})

export const card: Card = {
  title: 'Sabotage Drone',
  print: { leftOut: 'that two of them reduce a number no further', why: 'no board has two' },
  glossary: {
    uses: [reduces('RANGE', 'range'), reduces('WEAPONS', 'weapons')],
  },
}

const shipOf = (game: Game, card: CardId): CardId | undefined => {
  const { place, holder } = game.card(card)
  return place === 'aboard' && game.facts(holder).type === 'ship' ? holder : undefined
}

const checkPlace: Language['useChecks'][number] = (game, _, card, { onItsShip }) => {
  if (onItsShip && !shipOf(game, card)) refuse('wrong-place', `${card} is not aboard a ship`, [card])
}

export const useChecks: Language['useChecks'] = [checkPlace]

export const effects: EffectHandlers<'reduce its ship'> = {
  'reduce its ship'(game, { attribute, by: number }, { this: by }) {
    const card = shipOf(game, by)
    if (card !== undefined) addModifiers(game, [{ card, attribute, add: -number, by, until: game.state.turn.number }])
  },
}
