import { type CardId, opponentOf } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { battle } from '../mechanics/battle/battle.ts'
import { kill } from '../mechanics/damage/kill.ts'
import { waitForFirst } from '../mechanics/dilemmas/first-dilemma.ts'
import { flashWithin } from '../mechanics/dilemmas/q-flash.ts'
import { otherChoiceIsIgnored } from '../mechanics/dilemmas/questions/questions.ts'
import { rearrange } from '../mechanics/dilemmas/rearrange.ts'
import { disabling } from '../mechanics/disabled/disabling.ts'
import { fetch } from '../mechanics/downloading/download.ts'
import { regenerate, shuffle } from '../mechanics/downloading/search.ts'
import { draw, drawNoMore } from '../mechanics/draws-and-discards/draw.ts'
import { bringForward } from '../mechanics/duties/bring-forward.ts'
import { letAct } from '../mechanics/movement/let-act.ts'
import { record } from '../mechanics/reporting/pay.ts'
import { isBorg } from '../mechanics/scouting/objectives.ts'
import { probe } from '../mechanics/scouting/probe.ts'
import { choosable } from '../mechanics/scouting/questions.ts'
import { drawLots } from '../mechanics/selections/lots.ts'
import { chooseWord } from '../mechanics/selections/select.ts'
import { chooser, selectCards } from '../mechanics/selections/select-cards.ts'
import {
  isSelfControlledEffect,
  type SelfControlledEffect,
  selfControlledDeed,
} from '../mechanics/self-controlled/attack.ts'
import { affected, at } from './effects-on-cards.ts'
import { isPersonnelEffect, type PersonnelEffect, personnelDeed } from './personnel-deeds.ts'
import { meets } from './requirement.ts'
import { type Context, resolve } from './selector.ts'
import type { Effect } from './text.ts'

/** Carries out instructions in the order of the text; returns the context with what was selected on the way. */
export function* carryOut(game: Game, effects: readonly Effect[], start: Context): Flow<Context> {
  let context = start
  for (const effect of effects) {
    if (!game.inForce(effect) || !applies(game, effect, context)) continue
    game.credit(effect)
    context = yield* carryOutOne(game, effect, context)
  }
  return context
}

function* carryOutOne(game: Game, effect: Effect, context: Context): Flow<Context> {
  if (isPersonnelEffect(effect)) return yield* personnelDeed(game, effect, context)
  if (!isSelfControlledEffect(effect)) return yield* one(game, effect, context)
  yield* selfControlledDeed(game, effect, context)
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

function* one(
  game: Game,
  effect: Exclude<Effect, PersonnelEffect | SelfControlledEffect>,
  context: Context,
): Flow<Context> {
  switch (effect.do) {
    case 'select':
      return yield* selectCards(game, effect, context)
    case 'draw lots':
      return yield* drawLots(game, effect, context)
    case 'choose one':
      return yield* chooseOne(game, effect, context)
    case 'Q-Flash':
      yield* flashWithin(game, context, effect.cards)
      return context
    case 'discard the first dilemma':
      waitForFirst(game, context.you, context.this)
      return context
    case 'end the attempt':
      return { ...context, ended: true }
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
    case 'download': {
      const fetched = yield* fetch(game, effect, context)
      return effect.called ? { ...context, chosen: { ...context.chosen, [effect.called]: fetched } } : context
    }
    case 'as opponent':
      yield* carryOut(game, effect.effects, { ...context, you: opponentOf(game.state, context.you) })
      return context
    case 'let act':
      yield* letAct(game, effect, context)
      return context
    case 'draw':
      yield* draw(game, context.you, effect.count)
      return context
    case 'shuffle draw deck':
      yield* shuffle(game, context.you, 'deck')
      return context
    case 'shuffle discard pile into draw deck':
      yield* regenerate(game, context.you)
      return context
    case 'bring forward':
      yield* bringForward(game, context.you, context.targets?.[0])
      return context
    case 'owe a showing':
      record(game, context.you, 'owes a showing', context.this)
      return context
    case 'double the turn':
      record(game, context.you, 'turn doubled', context.this)
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

type Option = Extract<Effect, { do: 'choose one' }>['options'][number]

const isPointRelated = ({ effects }: Option): boolean => effects.some(e => e.do === 'score')

function mayBeChosen(game: Game, option: Option, all: readonly Option[], { group, this: card }: Context): boolean {
  const borg = !!group?.personnel.some(id => game.find(id) && isBorg(game, id))
  const another = all.some(o => !isPointRelated(o))
  return game.decide(choosable, { card, borg, pointRelated: isPointRelated(option), another })
}

function* chooseOne(game: Game, effect: Extract<Effect, { do: 'choose one' }>, context: Context): Flow<Context> {
  const pool = context.group?.personnel ?? []
  const met = effect.options.filter(o => !o.needs || meets(game, o.needs, pool, context.you))
  const open = met.filter(o => mayBeChosen(game, o, met, context))
  const who = chooser(game, effect.by, context)
  const word = yield* chooseWord(
    who,
    open.map(o => o.word),
    context.this,
  )
  if (effect.kept && word !== undefined) game.change(context.this, { named: word })
  const ignored = game.decide(otherChoiceIsIgnored, { card: context.this })
  const [first, ...others] = [...open].sort((a, b) => Number(b.word === word) - Number(a.word === word))
  const after = yield* carryOut(game, first?.effects ?? [], context)
  return ignored
    ? after
    : yield* carryOut(
        game,
        others.flatMap(o => o.effects),
        after,
      )
}
