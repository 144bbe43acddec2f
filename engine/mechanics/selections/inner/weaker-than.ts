import { individualsOf } from '../../../board/individuals.ts'
import type { CardId } from '../../../board/state.ts'
import { value } from '../../../board/value.ts'
import type { Game } from '../../../kernel/game.ts'
import { numbersCompared } from '../../../questions/selections/questions.ts'
import type { Attribute } from '../../../text/plain-words.ts'
import { type Context, resolve, type SelectorsByForm } from '../../../text/selector.ts'
import type { SelectorForms, Who } from '../../../text/text.ts'

export interface AddedSelectorForms {
  /** Those whose attribute, STRENGTH if none is named, is lower than that of one of the others. */
  weakerThan: { readonly weakerThan: Who; readonly among: Who; readonly in?: Attribute }
}

function weaker(game: Game, wanted: SelectorForms['weakerThan'], context: Context): readonly CardId[] {
  const { weakerThan, among, in: attribute = 'strength' } = wanted
  const most = Math.max(0, ...resolve(game, weakerThan, context).map(id => value(game, id, attribute)))
  const compared = (card: CardId): readonly CardId[] => {
    const people = individualsOf(game, card)
    const each = people.length > 1 && game.decide(numbersCompared, { card, as: 'weaker' }) === 'each'
    return each ? people : [card]
  }
  return resolve(game, among, context)
    .flatMap(compared)
    .filter(id => value(game, id, attribute) < most)
}

export const selectorsByForm: SelectorsByForm<'weakerThan'> = {
  weakerThan: weaker,
}
