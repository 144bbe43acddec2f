import type { CardId, PlayerName } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { chooseTerm } from '../mechanics/selections/select.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

/** What is chosen of a personnel when it reports. */
export type Choosable = 'classification' | 'gender'

export interface AddedEffectWords {
  /** The player chooses each of these features of them. */
  'choose what it is': { readonly who: Who; readonly what: readonly Choosable[] }
}

export const card: Card = {
  title: 'Soong-type Android',
  print: 'whole',
  glossary: {
    timed: [
      { at: 'reported', effects: [{ do: 'choose what it is', who: 'this', what: ['classification', 'gender'] }] },
    ],
  },
}

export const words = {
  classification: ['CIVILIAN', 'ENGINEER', 'MEDICAL', 'OFFICER', 'SCIENCE', 'SECURITY', 'V.I.P.'],
  gender: ['female', 'male', 'neuter'],
} as const

/** The player chooses the feature anew; the card has it as long as it is in play. */
export function* chooseFeature(game: Game, who: PlayerName, card: CardId, what: Choosable, by: CardId): Flow {
  const chosen = yield* chooseTerm(who, words[what], by)
  game.change(card, { chosen: { ...game.card(card).chosen, [what]: chosen } })
}

export const effects: EffectHandlers<'choose what it is'> = {
  *'choose what it is'(game, { who, what }, context) {
    for (const card of resolve(game, who, context))
      for (const one of what) yield* chooseFeature(game, context.you, card, one, context.this)
  },
}
