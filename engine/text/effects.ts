import { can } from '../board/can.ts'
import { record } from '../board/history.ts'
import { impose, move } from '../board/moves.ts'
import { type CardId, type Modifiable, opponentOf, type PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { goesIntoSpace } from '../questions/movement/questions.ts'
import { affected, susceptible } from './affected.ts'
import type { EffectHandlers } from './effect.ts'
import { lasts } from './lasts.ts'
import { addModifiers } from './modifiers.ts'
import { type Context, resolve } from './selector.ts'
import { show } from './show.ts'
import type { Clause, EffectOf } from './text.ts'

type Shared = 'impose' | 'modify' | 'place' | 'record' | 'take into hand'

/** The instructions that belong to no mechanic. */
export const effects: EffectHandlers<Shared> = {
  impose(game, { who, condition, lasting }, context) {
    for (const card of susceptible(game, who, context)) {
      if (condition === 'captive' && !can(game, card, 'be captured', context.this)) continue
      impose(game, card, condition, lasting ? context.this : undefined)
      if (condition === 'assimilated') game.tell({ event: condition, cards: [card], by: context.this })
    }
  },
  modify(game, { who, attribute, add, multiply, set, lasting, for: words, once }, context) {
    const by = context.this
    const until = lasting
      ? { whileInPlay: by }
      : words === 'good'
        ? {}
        : words
          ? lasts(game, by, words)
          : thisTurn(game)
    const only = once && game.inForce(once) ? once : undefined
    const cards = affected(game, who, context).filter(card => !(only && isModifiedBy(game, card, attribute, by, only)))
    addModifiers(
      game,
      cards.map(card => ({ card, attribute, add, multiply, set, by, ...until })),
    )
  },
  place(game, { who, on, to }, context) {
    const [holder] = on === undefined ? [] : resolve(game, on, context)
    for (const card of affected(game, who, context))
      if (to) placeIn(game, card, to, holder, context)
      else place(game, card, holder, context)
  },
  record: (game, { deed }, { you, this: by }) => record(game, you, deed, by),
  'take into hand'(game, { who }, context) {
    for (const card of affected(game, who, context)) takeIntoHand(game, card, context.you)
  },
}

/** Has a card of the same title changed the number already, so that by this clause the one does no more? */
function isModifiedBy(game: Game, card: CardId, attribute: keyof Modifiable, by: CardId, clause: Clause): boolean {
  const { title } = game.card(by)
  const found = game.state.modifiers.some(
    m => m.card === card && m.attribute === attribute && game.card(m.by).title === title,
  )
  if (found) game.credit(clause)
  return found
}

function place(game: Game, card: CardId, on: CardId | undefined, { you }: Context): void {
  if (!on) return
  move(game, card, 'on', on)
  record(game, you, 'placed', card)
}

const thisTurn = (game: Game) => ({ until: game.state.turn.number })

type Place = NonNullable<EffectOf<'place'>['to']>

function placeIn(game: Game, card: CardId, to: Place, at: CardId | undefined, { this: by, you }: Context): void {
  const { owner, controller, place } = game.card(card)
  if (to === 'out of play') return move(game, card, 'removed', owner)
  if (to === 'table') return move(game, card, 'core', controller)
  if (to === 'beneath') return at === undefined ? undefined : move(game, card, 'under', at)
  if (to === 'space') {
    if (at !== undefined && game.decide(goesIntoSpace, { card, how: 'other', by })) move(game, card, 'space', at)
    return
  }
  move(game, card, 'deck', owner)
  if (place === 'discard') showTaken(game, card, you)
  if (to === 'draw deck') return
  const others = game.state.cards.filter(other => other.id !== card)
  game.state = { ...game.state, cards: [...others, game.card(card)] }
}

/** To the owner's hand; an artifact to that of the player who earned it. */
export function takeIntoHand(game: Game, card: CardId, by: PlayerName): void {
  const { owner, controller, place } = game.card(card)
  move(game, card, 'hand', owner)
  if (game.facts(card).type === 'artifact') game.change(card, { holder: controller, controller })
  if (place !== 'discard') return
  record(game, by, 'taken back', card)
  showTaken(game, card, by)
}

/** Shows the opponent what the player takes from a discard pile, where the law does. */
export function showTaken(game: Game, card: CardId, by: PlayerName): void {
  show(game, [card], opponentOf(game.state, by), 'taken from a discard pile')
}
