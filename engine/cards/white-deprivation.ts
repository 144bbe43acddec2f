import { can } from '../board/can.ts'
import { crewOf, inPlay, teamOn } from '../board/places.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { kill } from '../mechanics/damage/kill.ts'
import { select } from '../mechanics/selections/select.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import type { Context } from '../text/selector.ts'
import type { EffectOf, Filter } from '../text/text.ts'

export interface AddedEffectWords {
  /** In each crew and Away Team of the player whose turn it is. */
  'one dies in each group': { readonly where: Filter }
}

export const card: Card = {
  title: 'White Deprivation',
  print: { leftOut: 'the battle', onlyWith: ['attack'], why: 'nobody is there whom they could fight', lies: ['core'] },
  glossary: {
    plays: [{ stays: true }],
    timed: [
      {
        ruling: 'custom-cards-948',
        at: 'turn begins',
        whose: 'every',
        effects: [{ do: 'one dies in each group', where: { icon: 'ketracel-white' } }],
      },
    ],
  },
}

function* oneInEach(game: Game, { where }: EffectOf<'one dies in each group'>, { this: by }: Context): Flow {
  const { player } = game.state.turn
  for (const { id } of game.state.cards.filter(inPlay)) {
    const group = [...crewOf(game, id, player), ...teamOn(game, id, player)]
    const from = group.filter(card => matches(game, card, where, player) && can(game, card, 'be affected', by))
    yield* kill(game, yield* select(game, { who: 'chance', from, count: 1, by, method: 'chance' }), by)
  }
}

export const effects: EffectHandlers<'one dies in each group'> = { 'one dies in each group': oneInEach }
