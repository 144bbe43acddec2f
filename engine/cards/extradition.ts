import { individualsOf } from '../board/individuals.ts'
import { move } from '../board/moves.ts'
import type { CardId } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import { numbersCompared } from '../questions/selections/questions.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Attribute } from '../text/plain-words.ts'
import { type Context, resolve, type SelectorsByForm } from '../text/selector.ts'
import type { Filter, SelectorForms, Who } from '../text/text.ts'

export interface AddedSelectorForms {
  /** Those whose attribute, STRENGTH if none is named, is lower than that of one of the others. */
  weakerThan: { readonly weakerThan: Who; readonly among: Who; readonly in?: Attribute }
}

export interface AddedEffectWords {
  /** Onto the ship of those who face the dilemma. */
  'beam aboard': { readonly who: Who }
}

const lawOrTreachery: Filter = { whose: "opponent's", any: [{ skill: 'Law' }, { skill: 'Treachery' }] }

export const card: Card = {
  title: 'Extradition',
  print: { leftOut: 'that they beam off again', why: 'they stay' },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-229',
      trigger: { here: lawOrTreachery },
      effects: [
        {
          do: 'select',
          as: 'officers',
          by: 'opponent',
          count: 4,
          from: { all: { type: 'personnel', skill: 'SECURITY', whose: "opponent's" }, here: true },
          optional: true,
        },
        { do: 'beam aboard', who: { chosen: 'officers' } },
        {
          do: 'select',
          as: 'suspect',
          by: 'opponent',
          count: 1,
          from: { weakerThan: { chosen: 'officers' }, among: 'personnel facing' },
          optional: true,
        },
        { do: 'capture', who: { chosen: 'suspect' } },
      ],
    },
  },
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

export const effects: EffectHandlers<'beam aboard'> = {
  'beam aboard'(game, { who }, context) {
    const ship = context.group?.ship
    if (ship) for (const card of susceptible(game, who, context)) move(game, card, 'aboard', ship)
  },
}
