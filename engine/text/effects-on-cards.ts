import { can } from '../board/can.ts'
import { move, score } from '../board/moves.ts'
import { carriedBy } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { damage, destroy } from '../mechanics/damage/damage.ts'
import { isReached } from '../mechanics/dilemmas/affected.ts'
import { cureByDeed } from '../mechanics/dilemmas/cure.ts'
import { exchange } from '../mechanics/dilemmas/first-dilemma.ts'
import { asRequired } from '../mechanics/dilemmas/required.ts'
import { leave } from '../mechanics/dilemmas/settle.ts'
import type { DisablingDeed } from '../mechanics/disabled/words.ts'
import { relocate } from '../mechanics/movement/relocate.ts'
import { nullify } from '../mechanics/nullifying/nullify.ts'
import { record } from '../mechanics/reporting/pay.ts'
import type { SelfControlledEffect } from '../mechanics/self-controlled/attack.ts'
import { putInStasis, stop, unstopByText } from '../mechanics/stopped/stop.ts'
import type { PersonnelEffect } from './personnel-deeds.ts'
import { meets } from './requirement.ts'
import { type Context, resolve } from './selector.ts'
import type { Effect } from './text.ts'

/** The cards an instruction reaches: those that another card's text may affect. */
export function affected(game: Game, who: Parameters<typeof resolve>[1], context: Context): readonly CardId[] {
  return resolve(game, who, context).filter(
    id => id === context.this || (can(game, id, 'be affected', context.this) && isReached(game, id, context)),
  )
}

/** Instructions that need no decision. */
type Simple = Exclude<
  Exclude<Effect, PersonnelEffect | SelfControlledEffect>,
  | {
      do:
        | 'select'
        | 'draw lots'
        | 'choose one'
        | 'battle'
        | 'rearrange locations'
        | 'kill'
        | 'die instead'
        | 'download'
        | 'as opponent'
        | 'let act'
        | 'draw'
        | 'draw no more this turn'
        | 'double the turn'
        | 'bring forward'
        | 'owe a showing'
        | 'shuffle draw deck'
        | 'shuffle discard pile into draw deck'
        | 'probe'
        | 'end the attempt'
        | 'Q-Flash'
        | 'discard the first dilemma'
    }
  | DisablingDeed
>

/** Carries out an instruction that needs no decision. */
export function at(game: Game, effect: Simple, context: Context): void {
  if (effect.do === 'score') return scoreBy(game, effect, context)
  const cards = effect.do === 'nullify' ? resolve(game, effect.who, context) : affected(game, effect.who, context)
  if (effect.do === 'stop')
    return stop(
      game,
      withEquipment(
        cards.filter(card => !isSpared(game, effect, card, context)),
        effect,
        context,
      ),
      effect.whole ? 'whole group' : 'selected',
      {
        all: isAll(cards, context),
        ...(effect.lasting ? { cause: context.this } : {}),
      },
    )
  if (effect.do === 'unstop') return unstopByText(game, cards, context.this)
  if (effect.do === 'put in stasis') return putInStasis(game, cards, context.this)
  for (const card of cards) if (!isSpared(game, effect, card, context)) each(game, effect, card, context)
}

function scoreBy(game: Game, { points, box }: Extract<Effect, { do: 'score' }>, { you, this: by }: Context): void {
  score(game, you, points, true, by)
  if (!box) return
  move(game, by, 'points', you)
  game.change(by, { holder: you })
}

/** Where selected personnel of a group are stopped, rules say whether its equipment is. */
function withEquipment(cards: readonly CardId[], { whole }: { readonly whole?: true }, { group }: Context) {
  const selected = !whole && cards.some(id => group?.personnel.includes(id))
  return selected && group ? [...cards, ...group.equipment] : cards
}

function isAll(cards: readonly CardId[], context: Context): boolean {
  return !!context.group?.personnel.every(id => cards.includes(id))
}

function isSpared(game: Game, effect: Simple, card: CardId, { you, this: by }: Context): boolean {
  if (!('spares' in effect) || !effect.spares) return false
  const isDilemma = game.facts(by).type === 'dilemma'
  const needed = isDilemma ? asRequired(game, by, 'conditions', effect.spares) : effect.spares
  return meets(game, needed, carriedBy(game, card), you)
}

function each(game: Game, effect: Simple, card: CardId, context: Context): void {
  switch (effect.do) {
    case 'discard':
      return leave(game, card, 'discarded')
    case 'destroy':
      return destroy(game, card, context.this)
    case 'damage':
      return damage(game, card, context.this)
    case 'cure':
      return cureByDeed(game, card)
    case 'nullify':
      return nullify(game, card, context.this)
    case 'exchange':
      return exchange(game, card, resolve(game, effect.for, context)[0])
    case 'put out of play':
      return move(game, card, 'removed', game.card(card).owner)
    case 'turn over':
      return game.change(card, { face: game.card(card).face === 'down' ? 'up' : 'down' })
    case 'take into hand':
      return takeIntoHand(game, card)
    case 'lay on the table':
      return move(game, card, 'core', game.card(card).controller)
    case 'restore RANGE': {
      const { 'range-used': _, ...count } = game.card(card).count
      return game.change(card, { count })
    }
    case 'relocate': {
      const [to] = resolve(game, effect.to, context)
      if (to) relocate(game, card, to, context)
      return
    }
    case 'place': {
      const [on] = resolve(game, effect.on, context)
      if (!on) return
      move(game, card, 'on', on)
      record(game, context.you, 'placed', card)
      return
    }
    case 'modify':
      return modify(game, card, effect, context.this)
    default:
      return
  }
}

/** To the owner's hand; an artifact to that of the player who earned it. */
function takeIntoHand(game: Game, card: CardId): void {
  const { owner, controller } = game.card(card)
  move(game, card, 'hand', owner)
  if (game.facts(card).type === 'artifact') game.change(card, { holder: controller, controller })
}

function modify(game: Game, card: CardId, effect: Extract<Effect, { do: 'modify' }>, by: CardId): void {
  const { attribute, add, multiply, lasting } = effect
  const lasts = lasting ? { whileInPlay: by } : { until: game.state.turn.number }
  const modifier = { card, attribute, add, multiply, by, ...lasts }
  game.state = { ...game.state, modifiers: [...game.state.modifiers, modifier] }
}
