import { can } from '../../../board/can.ts'
import { type CardId, opponentOf, type PlayerName } from '../../../board/state.ts'
import { value } from '../../../board/value.ts'
import { type Flow, malformed } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Attribute } from '../../../text/plain-words.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import type { EffectOf } from '../../../text/text.ts'
import { select } from '../../selections/select.ts'

export interface AddedEffectWords {
  /** The opponent names a number, and those who face it are examined in the order of chance until the sum of one is that. */
  'examine one by one': {
    readonly as: string
    readonly plus: readonly Attribute[]
    readonly minus: readonly Attribute[]
  }
}

type Examination = EffectOf<'examine one by one'>

export function* examineOneByOne(game: Game, effect: Examination, context: Context): Flow<Context> {
  const number = yield* nameNumber(opponentOf(game.state, context.you), context.this)
  const found = yield* firstWith(game, effect, number, context)
  return found === undefined ? context : { ...context, chosen: { ...context.chosen, [effect.as]: [found] } }
}

function* nameNumber(who: PlayerName, by: CardId): Flow<number> {
  const given = yield {
    who,
    kind: 'number',
    by,
    check: answer => {
      if (!('number' in answer)) malformed('not-a-choice', 'A number must be named', [], 'answer')
    },
  }
  return 'number' in given ? given.number : 0
}

function* firstWith(game: Game, effect: Examination, number: number, context: Context): Flow<CardId | undefined> {
  const by = context.this
  let left = resolve(game, 'personnel facing', context).filter(id => can(game, id, 'be affected', by))
  while (left.length) {
    const [next] = yield* select(game, { who: 'chance', from: left, count: 1, by })
    if (next === undefined || sumOf(game, effect, next) === number) return next
    left = left.filter(id => id !== next)
  }
  return undefined
}

const sumOf = (game: Game, { plus, minus }: Examination, id: CardId): number =>
  plus.reduce((sum, of) => sum + value(game, id, of), 0) - minus.reduce((sum, of) => sum + value(game, id, of), 0)
