import { denial, presumption } from '../../../kernel/rule.ts'
import { completingIsSolving, endsWithSolving, mayBeAnAnswer, mayInterrupt } from '../questions.ts'

const allSolve = presumption({
  ruling: 'whoever has met all dilemmas completes the mission',
  asked: endsWithSolving,
  applies: () => true,
  answer: true,
})

const solvingApart = presumption({
  ruling: 'solving is an action of its own, before which interrupts may be played',
  asked: mayInterrupt,
  applies: ({ trigger, as }) => trigger.on === 'before solving' && as === 'interrupt',
  answer: true,
})

const literally = presumption({
  ruling: 'what speaks of completing a mission does not mean solving it',
  asked: completingIsSolving,
  applies: () => true,
  answer: false,
})

const notMidway = presumption({
  ruling: 'nothing answers a dilemma in the middle of an attempt',
  asked: mayBeAnAnswer,
  applies: ({ trigger }) => trigger.on === 'encountered',
  answer: false,
})

const resultsStand = presumption({
  ruling: 'nothing answers what a dilemma does',
  asked: mayBeAnAnswer,
  applies: ({ trigger }, game) =>
    game.underway.encounter !== undefined && trigger.on !== 'encountered' && trigger.on !== 'played',
  answer: false,
})

/** An attempt is one action, in which each encounter and, in a mission attempt, the solving have their place. */
export const timingOfAttempts = [
  allSolve,
  denial('1eD-dilemma-timing-02', allSolve, ({ kind }) => kind === 'attempt'),
  solvingApart,
  denial('1eS-solve-02', solvingApart, false),
  literally,
  denial('1eS-solve-01', literally, true),
  notMidway,
  denial('1eD-dilemma-timing-05', notMidway, true),
  resultsStand,
  denial('1eD-dilemma-timing-06', resultsStand, true),
]
