import { can } from '../../../board/can.ts'
import { crewOf, inPlay, teamOn } from '../../../board/places.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { matches } from '../../../text/match.ts'
import type { Context } from '../../../text/selector.ts'
import type { CardText, EffectOf } from '../../../text/text.ts'
import { select } from '../../selections/select.ts'
import { kill } from '../kill.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** In each crew and Away Team of the player whose turn it is. */
    'one dies in each group': { readonly where: Filter }
  }
}

const whiteDeprivation: CardText = {
  title: 'White Deprivation',
  plays: [{ stays: true }],
  timed: [
    {
      at: 'turn begins',
      whose: 'every',
      effects: [{ do: 'one dies in each group', where: { icon: 'ketracel-white' } }],
    },
  ],
}

export const effects: EffectHandlers<'one dies in each group'> = { 'one dies in each group': oneInEach }

function* oneInEach(game: Game, { where }: EffectOf<'one dies in each group'>, { this: by }: Context): Flow {
  const { player } = game.state.turn
  for (const { id } of game.state.cards.filter(inPlay)) {
    const group = [...crewOf(game, id, player), ...teamOn(game, id, player)]
    const from = group.filter(card => matches(game, card, where, player) && can(game, card, 'be affected', by))
    yield* kill(game, yield* select(game, { who: 'chance', from, count: 1, by, method: 'chance' }), by)
  }
}

/** Cards by which personnel die. */
export const texts = { glossary: [whiteDeprivation] } satisfies Texts
