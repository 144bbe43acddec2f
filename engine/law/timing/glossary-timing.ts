import { against, rule } from '../../kernel/rule.ts'
import { goesAboardTheOpponents } from '../../questions/downloading/settled.ts'
import { endsWithSolving, mayBeAnAnswer, mayInterrupt } from '../../questions/timing/questions.ts'
import { refersTo } from '../../text/names.ts'
import { staysWithItsOwn } from '../downloading/playing.ts'

/** An attempt is one action, in which each encounter and, in a mission attempt, the solving have their place. */
export const timingOfAttempts = [
  against('1eD-dilemma-timing-02', endsWithSolving, ({ kind }) => kind === 'attempt', {
    not: 'whoever has met all dilemmas completes the mission',
    mistaken: true,
  }),
  against('1eS-solve-02', mayInterrupt, false, {
    not: 'solving is an action of its own, before which interrupts may be played',
    applies: ({ trigger, as }) => trigger.on === 'before solving' && as === 'interrupt',
  }),
  against('1eD-dilemma-timing-05', mayBeAnAnswer, true, {
    not: 'nothing answers a dilemma in the middle of an attempt',
    applies: ({ trigger }) => trigger.on === 'encountered',
  }),
  against('1eD-dilemma-timing-06', mayBeAnAnswer, true, {
    not: 'nothing answers what a dilemma does',
    applies: ({ trigger }, game) =>
      game.underway.encounter !== undefined && trigger.on !== 'encountered' && trigger.on !== 'played',
  }),
  // In the middle of one a Sabotage Drone comes aboard the ship, and uses its skill when it is over.
  rule({
    ruling: '1eS-sabotage-drone-six-of-seventeen-03',
    asked: goesAboardTheOpponents,
    applies: ({ card, download }, game) =>
      refersTo(game, 'Sabotage Drone', game.card(card).title) &&
      refersTo(game, 'Undetected Beam-In', game.card(download.by).title),
    answer: true,
    exceptionTo: [staysWithItsOwn],
  }),
]
