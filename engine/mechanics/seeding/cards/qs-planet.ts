import { opponentOf, type PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { matches } from '../../../text/match.ts'
import type { Context } from '../../../text/selector.ts'
import type { CardText, EffectOf } from '../../../text/text.ts'
import { select } from '../../selections/select.ts'
import { isShown } from '../../showing-cards/questions.ts'
import { putUnder } from '../put-under.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The mission may be played, and is inserted in its spaceline then as well. */
    readonly insertedInPlay?: true
  }
  interface EffectWords {
    /** Each player may put so many cards like that under this mission. */
    'each player seeds here': { readonly upTo: number; readonly where: Filter; readonly from: readonly Pile[] }
  }
}

const qsPlanet: CardText = {
  title: "Q's Planet",
  inserted: true,
  insertedInPlay: true,
  whenPlaced: [
    {
      do: 'each player seeds here',
      upTo: 3,
      where: { type: ['dilemma', 'artifact'] },
      from: ['hand', 'discard', 'tent'],
    },
  ],
}

export const texts = { glossary: [qsPlanet] } satisfies Texts

export const effects: EffectHandlers<'each player seeds here'> = {
  *'each player seeds here'(game, effect, context) {
    yield* seedsHere(game, context.you, effect, context)
    yield* seedsHere(game, opponentOf(game.state, context.you), effect, context)
  },
}

function* seedsHere(
  game: Game,
  player: PlayerName,
  { upTo, where, from }: EffectOf<'each player seeds here'>,
  { this: mission }: Context,
): Flow {
  const there = from.flatMap(pile => game.heldBy(player).filter(c => c.place === pile))
  const fit = there.filter(({ id }) => matches(game, id, where, player)).map(({ id }) => id)
  const count = Math.min(upTo, fit.length)
  const chosen = yield* select(game, { who: player, from: fit, count, atLeast: 1, optional: true, by: mission })
  for (const card of chosen) {
    const { place } = game.card(card)
    putUnder(game, card, mission)
    const to = opponentOf(game.state, player)
    if (place === 'discard' && game.decide(isShown, { card, to, occasion: 'taken from a discard pile to be seeded' }))
      game.tell({ event: 'revealed', cards: [card], player: to })
  }
}
