import type { Group } from '../board/group.ts'
import { move } from '../board/moves.ts'
import { cardsIn, inPlay, isPersonnel } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { select } from '../mechanics/selections/select.ts'
import { selector } from '../mechanics/selections/select-cards.ts'
import { mayCoexist } from '../questions/names/questions.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** One of the discarded personnel of those who face this, whoever selects it, joins them. */
  restore: { readonly as: string }
}

const notRestored: Who = { these: { chosen: 'drawn' }, without: { chosen: 'restored' } }

export const card: Card = {
  title: 'Quandary',
  print: { leftOut: 'that no version of the one restored may be in play', why: 'none is' },
  glossary: {
    inFlash: [
      { do: 'restore', as: 'restored' },
      { do: 'select', as: 'drawn', by: 'chance', count: 1, from: 'personnel facing' },
      {
        do: 'as player',
        which: 'opponent',
        effects: [{ do: 'score', points: -5, among: notRestored, if: { some: { type: 'personnel' } } }],
      },
      { do: 'discard', who: notRestored },
    ],
  },
}

/** Those of whom no version is in play. */
function discarded(game: Game, { player }: Group): readonly CardId[] {
  const there = game.state.cards.filter(c => c.owner === player && inPlay(c))
  return cardsIn(game, 'discard', player)
    .filter(c => isPersonnel(game, c.id))
    .filter(c => there.every(other => game.decide(mayCoexist, { a: c.title, b: other.title, player })))
    .map(c => c.id)
}

const placeOf = ({ ship, facility, mission }: Group): ['aboard' | 'planet', CardId] => {
  const holder = ship ?? facility
  return holder === undefined ? ['planet', mission] : ['aboard', holder]
}

const joinedBy = (group: Group, cards: readonly CardId[]): Group => ({
  ...group,
  present: [...group.present, ...cards],
  personnel: [...group.personnel, ...cards],
})

export const effects: EffectHandlers<'restore'> = {
  *restore(game, { as }, context) {
    const { group } = context
    if (!group) return context
    const who = selector(game, undefined, context)
    const from = discarded(game, group)
    const restored = yield* select(game, { who, from, count: 1, method: 'unspecified', by: context.this })
    for (const card of restored) move(game, card, ...placeOf(group))
    return { ...context, group: joinedBy(group, restored), chosen: { ...context.chosen, [as]: restored } }
  },
}
