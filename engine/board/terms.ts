import type { Term } from '../../protocol/types.ts'
import type { Game } from '../kernel/game.ts'
import type { Attribute } from '../text/plain-words.ts'
import type { CardId } from './state.ts'
import { changesTo, value } from './value.ts'

/** What makes up the number of the card at the moment: as printed, then each change in the order in which it is reckoned; they come to its value. */
export function termsOf(game: Game, card: CardId, attribute: Attribute): readonly Term[] {
  const total = value(game, card, attribute)
  const printed = game.facts(card)[attribute]
  if (printed === undefined || game.facts(card).individuals) return [{ set: total }]
  const terms: readonly Term[] = [{ printed }, ...changesTo(game, card, attribute).map(termOf)]
  return total === 0 && terms.length > 1 ? [...terms, { set: 0 }] : terms
}

export function termOf({ by, ruling, add, multiply, set }: ReturnType<typeof changesTo>[number]): Term {
  const kind = set !== undefined ? { set } : multiply !== undefined ? { multiply } : { add: add ?? 0 }
  return { ...kind, by, ...(ruling === undefined ? {} : { ruling }) }
}
