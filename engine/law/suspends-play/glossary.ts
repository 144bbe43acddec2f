import { against, rule } from '../../kernel/rule.ts'
import { mayBeUsedWhileSeeding } from '../../questions/suspends-play/questions.ts'
import { mayInterrupt } from '../../questions/timing/questions.ts'

/** What the Glossary says of suspending play. */
export const glossarySuspending = [
  // An attempt is one action, which nothing else interrupts.
  against('1eD-dilemma-timing-03', mayInterrupt, false, {
    not: 'interrupts are played between the dilemmas of an attempt',
    applies: ({ trigger, as }) => trigger.on === 'between dilemmas' && as === 'interrupt',
  }),
  // A special download is not made during the seed phases.
  rule({
    ruling: '1eS-seed-phases-69',
    asked: mayBeUsedWhileSeeding,
    applies: ({ use }) => use.special,
    answer: false,
  }),
  // Nor is anything else used then that suspends play.
  rule({
    ruling: '1eS-seed-phases-70',
    asked: mayBeUsedWhileSeeding,
    applies: ({ use }) => !use.special,
    answer: false,
  }),
]
