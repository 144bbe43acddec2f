import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { isBorg } from '../mechanics/borg/is-borg.ts'
import { otherChoiceIsIgnored } from '../mechanics/dilemmas/questions/questions.ts'
import { choosable } from '../mechanics/scouting/questions.ts'
import { chooseWord } from '../mechanics/selections/select.ts'
import { chooser } from '../mechanics/selections/select-cards.ts'
import { carryOut } from './carry-out.ts'
import { meets } from './requirement.ts'
import type { Context } from './selector.ts'
import type { EffectOf } from './text.ts'

type Option = EffectOf<'choose one'>['options'][number]

const isPointRelated = ({ effects }: Option): boolean => effects.some(e => e.do === 'score')

function mayBeChosen(game: Game, option: Option, all: readonly Option[], { group, this: card }: Context): boolean {
  const borg = !!group?.personnel.some(id => game.find(id) && isBorg(game, id))
  const another = all.some(o => !isPointRelated(o))
  return game.decide(choosable, { card, borg, pointRelated: isPointRelated(option), another })
}

/** Somebody chooses a word, and what stands behind it is carried out, or all of it with that first. */
export function* chooseOne(game: Game, effect: EffectOf<'choose one'>, context: Context): Flow<Context> {
  const pool = context.group?.personnel ?? []
  const met = effect.options.filter(o => !o.needs || meets(game, o.needs, pool, context.you))
  const open = met.filter(o => mayBeChosen(game, o, met, context))
  const words = open.map(o => o.word)
  const word = yield* chooseWord(chooser(game, effect.by, context), words, context.this)
  if (effect.kept && word !== undefined) game.change(context.this, { named: word })
  const ignored = game.decide(otherChoiceIsIgnored, { card: context.this })
  const [first, ...others] = [...open].sort((a, b) => Number(b.word === word) - Number(a.word === word))
  const after = yield* carryOut(game, first?.effects ?? [], context)
  const rest = others.flatMap(o => o.effects)
  return ignored ? after : yield* carryOut(game, rest, after)
}
