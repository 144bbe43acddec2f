import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against, rule } from '../../kernel/rule.ts'
import { mayDoTheRest } from '../stopped/glossary.ts'

const isOut = ({ card }: About<typeof permission>, game: Game): boolean =>
  is(game, card, 'stunned') || is(game, card, 'mortally-wounded')

/** Stunned and mortally wounded personnel still modify others. */
export const stillModify = against('1eS-stunned-and-mortally-wounded-01', permission, true, {
  not: 'stunned and mortally wounded personnel do nothing for others',
  of: ['keep text in force'],
  applies: (about, game) => isOut(about, game) && !is(game, about.card, 'disabled'),
})

export const glossaryStunned = [
  stillModify,
  // They use no other skill.
  rule({
    ruling: '1eS-stunned-and-mortally-wounded-02',
    asked: permission,
    of: ['use skills', 'use text', 'share skills'],
    applies: isOut,
    answer: false,
    exceptionTo: [mayDoTheRest],
  }),
]
