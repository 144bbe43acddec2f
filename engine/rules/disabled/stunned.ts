import type { Game } from '../../flow/game.ts'
import { is } from '../../state/ask.ts'
import type { Questions } from '../questions.ts'
import { denial, presumption, rule } from '../rule.ts'

const isOut = ({ card }: Questions['can']['about'], game: Game): boolean =>
  is(game, card, 'stunned') || is(game, card, 'mortally-wounded')

const lendNothing = presumption({
  ruling: 'stunned and mortally wounded personnel do nothing for others',
  asked: 'can',
  applies: (about, game) =>
    about.to === 'keep text in force' && isOut(about, game) && !is(game, about.card, 'disabled'),
  answer: false,
})

/** Stunned and mortally wounded personnel still modify others. */
const stillModify = denial('1eS-stunned-and-mortally-wounded-01', lendNothing, true)

/** They use no other skill. */
const noOtherSkills = rule({
  ruling: '1eS-stunned-and-mortally-wounded-02',
  asked: 'can',
  applies: (about, game) => ['use skills', 'use text', 'share skills'].includes(about.to) && isOut(about, game),
  answer: false,
  exceptionTo: ['1eS-stopped-20'],
})

export const glossaryStunned = [lendNothing, stillModify, noOtherSkills]
