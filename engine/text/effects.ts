import { can } from '../board/can.ts'
import { record } from '../board/history.ts'
import { impose, move } from '../board/moves.ts'
import { type CardId, opponentOf, type PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { isShown } from '../questions/showing-cards/questions.ts'
import { affected, susceptible } from './affected.ts'
import { carryOut } from './carry-out.ts'
import type { EffectHandlers } from './effect.ts'
import { lasts } from './lasts.ts'
import { addModifiers } from './modifiers.ts'
import { type Context, resolve } from './selector.ts'

type Shared = 'as opponent' | 'impose' | 'modify' | 'place' | 'put out of play' | 'take into hand'

/** The instructions that belong to no mechanic. */
export const effects: EffectHandlers<Shared> = {
  'as opponent': function* (game, effect, context) {
    yield* carryOut(game, effect.effects, { ...context, you: opponentOf(game.state, context.you) })
  },
  impose(game, { who, condition, lasting }, context) {
    for (const card of susceptible(game, who, context)) {
      if (condition === 'captive' && !can(game, card, 'be captured', context.this)) continue
      impose(game, card, condition, lasting ? context.this : undefined)
    }
  },
  modify(game, { who, attribute, add, multiply, lasting, for: words }, context) {
    const by = context.this
    const until = lasting ? { whileInPlay: by } : words ? lasts(game, by, words) : { until: game.state.turn.number }
    const cards = affected(game, who, context)
    addModifiers(
      game,
      cards.map(card => ({ card, attribute, add, multiply, by, ...until })),
    )
  },
  place(game, { who, on }, context) {
    for (const card of affected(game, who, context)) place(game, card, resolve(game, on, context)[0], context)
  },
  'put out of play'(game, { who }, context) {
    for (const card of affected(game, who, context)) move(game, card, 'removed', game.card(card).owner)
  },
  'take into hand'(game, { who }, context) {
    for (const card of affected(game, who, context)) takeIntoHand(game, card, context.you)
  },
}

function place(game: Game, card: CardId, on: CardId | undefined, { you }: Context): void {
  if (!on) return
  move(game, card, 'on', on)
  record(game, you, 'placed', card)
}

/** To the owner's hand; an artifact to that of the player who earned it. */
export function takeIntoHand(game: Game, card: CardId, by: PlayerName): void {
  const { owner, controller, place } = game.card(card)
  move(game, card, 'hand', owner)
  if (game.facts(card).type === 'artifact') game.change(card, { holder: controller, controller })
  if (place !== 'discard') return
  record(game, by, 'taken back', card)
  const to = opponentOf(game.state, by)
  if (game.decide(isShown, { card, to, occasion: 'taken from a discard pile' }))
    game.tell({ event: 'revealed', cards: [card], player: to })
}
