import type { ChoiceWord } from '../../../../protocol/types.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { otherChoiceIsIgnored } from '../../../questions/dilemmas/questions.ts'
import { choosable } from '../../../questions/scouting/questions.ts'
import { carryOut } from '../../../text/carry-out.ts'
import { meets } from '../../../text/requirement.ts'
import type { Context } from '../../../text/selector.ts'
import type { EffectOf } from '../../../text/text.ts'
import { chooseWord } from '../select.ts'
import { chooser } from '../select-cards.ts'

type Option = EffectOf<'choose'>['options'][number]
type Several = NonNullable<EffectOf<'choose'>['several']>

const isPointRelated = ({ effects }: Option): boolean => effects.some(e => e.do === 'score')

function mayBeChosen(game: Game, option: Option, all: readonly Option[], { group, this: card }: Context): boolean {
  const another = all.some(o => !isPointRelated(o))
  return game.decide(choosable, {
    card,
    personnel: group?.personnel ?? [],
    pointRelated: isPointRelated(option),
    another,
  })
}

/** Somebody chooses a word, and what stands behind it is carried out, or all of it with that first. */
export function* chooseOne(game: Game, effect: EffectOf<'choose'>, context: Context): Flow<Context> {
  const pool = context.group?.personnel ?? []
  const met = effect.options.filter(o => !o.needs || meets(game, o.needs, pool, context.you))
  const open = met.filter(o => mayBeChosen(game, o, met, context))
  const words = open.map(o => o.word)
  const word = yield* chooseWord(chooser(game, effect.by, context), words, context.this)
  game.change(context.this, { named: word })
  const ignored = game.decide(otherChoiceIsIgnored, { card: context.this })
  const chosen = open.find(o => o.word === word)
  const after = yield* carryOut(game, chosen?.effects ?? [], context)
  const rest = open.filter(o => o !== chosen).flatMap(o => o.effects)
  return ignored ? after : yield* carryOut(game, rest, after)
}

/** The player chooses words one after the other, and what stands behind them is carried out in the order of the text. */
export function* chooseSeveral(
  game: Game,
  { by, options }: EffectOf<'choose'>,
  { count, different }: Several,
  context: Context,
): Flow<Context> {
  const chosen: ChoiceWord[] = []
  while (chosen.length < count) {
    const left = options.filter(({ word }) => !game.inForce(different) || !chosen.includes(word))
    const words = left.map(({ word }) => word)
    chosen.push(yield* chooseWord(chooser(game, by, context), words, context.this))
  }
  game.credit(different)
  for (const { word, effects: then } of options)
    for (const _ of chosen.filter(one => one === word)) yield* carryOut(game, then, context)
  return context
}
