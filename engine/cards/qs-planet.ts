import { type CardId, opponentOf, type PlayerName } from '../board/state.ts'
import { type Flow, refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { comeThrough, isOfAnotherUniverse } from '../mechanics/doorways/admission.ts'
import { putUnder } from '../mechanics/seeding/put-under.ts'
import { select } from '../mechanics/selections/select.ts'
import { comesThrough, seededInPlayAtMost } from '../questions/doorways/questions.ts'
import { isShown } from '../questions/showing-cards/questions.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import type { Pile } from '../text/plain-words.ts'
import type { Context } from '../text/selector.ts'
import type { Clause, EffectOf, Filter } from '../text/text.ts'

export interface AddedEffectWords {
  /** Each player may put so many cards like that under this mission. */
  'each player seeds here': { readonly upTo: number; readonly where: Filter; readonly from: readonly Pile[] }
}

export interface AddedCardText {
  /** So many points more are needed to win as long as it is not completed. @alone, for no other card makes it harder to win */
  readonly raisesTheGoal?: Clause & { readonly by: number }
}

export const card: Card = {
  title: "Q's Planet",
  print: 'whole',
  glossary: {
    isNotNullified: { ruling: 'custom-cards-332' },
    raisesTheGoal: { ruling: 'custom-cards-430', by: 40 },
    inserted: 'in play as well',
    whenPlaced: [
      {
        do: 'each player seeds here',
        upTo: 3,
        where: { type: ['dilemma', 'artifact'] },
        from: ['hand', 'discard', 'tent'],
      },
    ],
  },
}

function* seedsHere(
  game: Game,
  player: PlayerName,
  { upTo, where, from }: EffectOf<'each player seeds here'>,
  { this: mission }: Context,
): Flow {
  const there = from.flatMap(pile => game.heldBy(player).filter(c => c.place === pile))
  const most = game.decide(seededInPlayAtMost, { player, mission })
  const fit = there
    .map(({ id }) => id)
    .filter(id => matches(game, id, where, player) && mayCome(game, player, id, most))
  const count = Math.min(upTo, fit.length)
  const allows = (pick: readonly CardId[]): void => {
    const through = pick.filter(id => isOfAnotherUniverse(game, id))
    if (through.length > most)
      refuse('limit', `${player} may seed ${most} card of another universe here`, through, 'answer')
  }
  const chosen = yield* select(game, {
    who: player,
    from: fit,
    count,
    atLeast: 1,
    optional: true,
    by: mission,
    allows,
  })
  for (const card of chosen) {
    const { place } = game.card(card)
    comeThrough(game, player, card)
    putUnder(game, card, mission)
    const to = opponentOf(game.state, player)
    if (place === 'discard' && game.decide(isShown, { card, to, occasion: 'taken from a discard pile to be seeded' }))
      game.tell({ event: 'revealed', cards: [card], player: to })
  }
}

/** Does a doorway let it come, and is there room for one of its kind? */
const mayCome = (game: Game, player: PlayerName, card: CardId, most: number): boolean =>
  game.decide(comesThrough, { card, player, way: 'seed in play' }) && (most > 0 || !isOfAnotherUniverse(game, card))

export const effects: EffectHandlers<'each player seeds here'> = {
  *'each player seeds here'(game, effect, context) {
    yield* seedsHere(game, context.you, effect, context)
    yield* seedsHere(game, opponentOf(game.state, context.you), effect, context)
  },
}
