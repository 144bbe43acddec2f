import type { DisablingDeed } from '../cards/disabling-text.ts'
import type { Effect } from '../cards/text.ts'
import { can } from '../state/ask.ts'
import { discard, move, score } from '../state/moves.ts'
import { carriedBy } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import type { CardId } from '../state/state.ts'
import { type Context, resolve } from '../state/who.ts'
import { battle } from './battle.ts'
import { damage, destroy } from './damage.ts'
import { disabling } from './disabling.ts'
import { fetch } from './download.ts'
import { regenerate } from './download-search.ts'
import { draw, drawNoMore } from './draw.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'
import { kill } from './kill.ts'
import { record } from './pay.ts'
import { isPersonnelEffect, type PersonnelEffect, personnelDeed } from './personnel-deeds.ts'
import { probe } from './probe.ts'
import { rearrange } from './rearrange.ts'
import { chooseWord } from './select.ts'
import { chooser, selectCards } from './select-cards.ts'
import { putInStasis, stop, unstopByText } from './stop.ts'

/** Carries out instructions in the order of the text; returns the context with what was selected on the way. */
export function* carryOut(game: Game, effects: readonly Effect[], start: Context): Flow<Context> {
  let context = start
  for (const effect of effects) {
    if (!game.inForce(effect) || !applies(game, effect, context)) continue
    game.credit(effect)
    context = yield* isPersonnelEffect(effect) ? personnelDeed(game, effect, context) : one(game, effect, context)
  }
  return context
}

function applies(game: Game, effect: Effect, context: Context): boolean {
  const pool = effect.among ? resolve(game, effect.among, context) : surroundings(game, context)
  if (effect.if && !meets(game, effect.if, pool, context.you)) return false
  return !effect.unless || !meets(game, effect.unless, pool, context.you)
}

function surroundings(game: Game, context: Context): readonly CardId[] {
  const { group } = context
  return group ? [...group.personnel, ...group.equipment] : resolve(game, 'own team', context)
}

function* one(game: Game, effect: Exclude<Effect, PersonnelEffect>, context: Context): Flow<Context> {
  switch (effect.do) {
    case 'select':
      return yield* selectCards(game, effect, context)
    case 'choose one':
      return yield* chooseOne(game, effect, context)
    case 'battle':
      yield* battle(
        game,
        context.you,
        resolve(game, effect.attackers, context),
        resolve(game, effect.attacked, context),
      )
      return context
    case 'rearrange locations':
      yield* rearrange(game, chooser(game, effect.by, context), context.this, resolve(game, 'mission', context)[0])
      return context
    case 'probe':
      yield* probe(game, effect, context)
      return context
    case 'download':
      yield* fetch(game, effect, context)
      return context
    case 'draw':
      yield* draw(game, context.you, effect.count)
      return context
    case 'shuffle discard pile into draw deck':
      yield* regenerate(game, context.you)
      return context
    case 'draw no more this turn':
      drawNoMore(game, context.you)
      return context
    case 'kill':
      yield* kill(game, affected(game, effect.who, context), context.this)
      return context
    case 'die instead':
      yield* dieInstead(game, effect, context)
      return context
    case 'disable':
    case 'end disabling':
    case 'capture':
    case 'save':
      disabling(game, effect, affected(game, effect.who, context), context)
      return context
    case 'disable the next part':
      disabling(game, effect, [], context)
      return context
    default:
      at(game, effect, context)
      return context
  }
}

function* dieInstead(game: Game, { who, of }: Extract<Effect, { do: 'die instead' }>, context: Context): Flow {
  const [saved] = affected(game, of, context)
  const substitutes = affected(game, who, context)
  if (saved === undefined || !substitutes.length) return
  game.spared.add(saved)
  yield* kill(game, substitutes, context.this)
}

/** The cards an instruction reaches: those that another card's text may affect. */
function affected(game: Game, who: Parameters<typeof resolve>[1], context: Context): readonly CardId[] {
  return resolve(game, who, context).filter(id => id === context.this || can(game, id, 'be affected', context.this))
}

type Simple = Exclude<
  Exclude<Effect, PersonnelEffect>,
  | {
      do:
        | 'select'
        | 'choose one'
        | 'battle'
        | 'rearrange locations'
        | 'kill'
        | 'die instead'
        | 'download'
        | 'draw'
        | 'draw no more this turn'
        | 'shuffle discard pile into draw deck'
        | 'probe'
    }
  | DisablingDeed
>

function at(game: Game, effect: Simple, context: Context): void {
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

function isSpared(game: Game, effect: Simple, card: CardId, { you }: Context): boolean {
  return 'spares' in effect && !!effect.spares && meets(game, effect.spares, carriedBy(game, card), you)
}

function each(game: Game, effect: Simple, card: CardId, context: Context): void {
  switch (effect.do) {
    case 'discard':
      return discard(game, card)
    case 'destroy':
      return destroy(game, card, context.this)
    case 'damage':
      return damage(game, card)
    case 'nullify':
      game.tell({ event: 'nullified', cards: [card], by: context.this })
      return discard(game, card)
    case 'put out of play':
      return move(game, card, 'removed', game.card(card).owner)
    case 'take into hand':
      return move(game, card, 'hand', game.card(card).owner)
    case 'restore RANGE': {
      const { 'range-used': _, ...count } = game.card(card).count
      return game.change(card, { count })
    }
    case 'relocate': {
      const [to] = resolve(game, effect.to, context)
      if (to) move(game, card, game.facts(card).type === 'ship' ? 'space' : 'planet', to)
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

function modify(game: Game, card: CardId, effect: Extract<Effect, { do: 'modify' }>, by: CardId): void {
  const { attribute, add, multiply } = effect
  const modifier = { card, attribute, add, multiply, by, until: game.state.turn.number }
  game.state = { ...game.state, modifiers: [...game.state.modifiers, modifier] }
}

function* chooseOne(game: Game, effect: Extract<Effect, { do: 'choose one' }>, context: Context): Flow<Context> {
  const pool = context.group?.personnel ?? []
  const open = effect.options.filter(o => !o.needs || meets(game, o.needs, pool, context.you))
  const who = chooser(game, effect.by, context)
  const word = yield* chooseWord(
    who,
    open.map(o => o.word),
    context.this,
  )
  const option = open.find(o => o.word === word)
  return option ? yield* carryOut(game, option.effects, context) : context
}
