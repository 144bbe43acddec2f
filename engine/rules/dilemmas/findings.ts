import { presumption, rule } from '../rule.ts'
import type { Finding, Met } from './questions.ts'

const is =
  (...findings: readonly Finding[]) =>
  ({ finding }: Met): boolean =>
    findings.includes(finding)

const doneAnyway = presumption({
  ruling: 'a dilemma does what it says, whatever was found',
  asked: 'instructions are carried out',
  applies: is('not triggered', 'nullified', 'overcome'),
  answer: true,
})

const endsWithTheEncounter = presumption({
  ruling: 'an encounter ends the attempt',
  asked: 'goes on after',
  applies: is('not triggered', 'no target', 'nullified', 'overcome', 'no conditions'),
  answer: false,
})

/** Without its trigger a dilemma does nothing. */
const nothingUntriggered = rule({
  ruling: '1eD-dilemma-resolution-61',
  asked: 'instructions are carried out',
  applies: is('not triggered'),
  answer: false,
  exceptionTo: [doneAnyway.ruling],
})

/** It is discarded. */
const untriggeredIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-145',
  asked: 'dilemma goes',
  applies: is('not triggered'),
  answer: 'discard pile',
})

/** The attempt goes on. */
const onWithoutTrigger = rule({
  ruling: '1eD-dilemma-resolution-summary-02',
  asked: 'goes on after',
  applies: is('not triggered'),
  answer: true,
  exceptionTo: [endsWithTheEncounter.ruling],
})

/** Where the text says what happens otherwise, that is done instead. */
const otherwise = rule({
  ruling: '1eD-dilemma-resolution-62',
  asked: 'otherwise holds',
  applies: () => true,
  answer: true,
})

/** Without a target it is discarded. */
const untargetedIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-146',
  asked: 'dilemma goes',
  applies: is('no target'),
  answer: 'discard pile',
})

/** The attempt goes on. */
const onWithoutTarget = rule({
  ruling: '1eD-dilemma-resolution-summary-03',
  asked: 'goes on after',
  applies: is('no target'),
  answer: true,
  exceptionTo: [endsWithTheEncounter.ruling],
})

/** What nullifies a dilemma by being there takes all its effect away. */
const nothingNullified = rule({
  ruling: '1eD-dilemma-resolution-92',
  asked: 'instructions are carried out',
  applies: about => about.finding === 'nullified' && !about.byCard,
  answer: false,
  exceptionTo: [doneAnyway.ruling],
})

/** So does a card that is played to nullify it. */
const nothingByCard = rule({
  ruling: '1eD-dilemma-resolution-93',
  asked: 'instructions are carried out',
  applies: about => about.finding === 'nullified' && !!about.byCard,
  answer: false,
  exceptionTo: [doneAnyway.ruling],
})

/** What was nullified is discarded. */
const nullifiedIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-147',
  asked: 'dilemma goes',
  applies: about => about.finding === 'nullified' && !!about.group,
  answer: 'discard pile',
})

/** The attempt goes on, */
const onWhenNullified = rule({
  ruling: '1eD-dilemma-resolution-summary-17',
  asked: 'goes on after',
  applies: about => about.finding === 'nullified' && !about.byCard,
  answer: true,
  exceptionTo: [endsWithTheEncounter.ruling],
})

/** and so it does when a card was played that nullifies it. */
const onWhenNullifiedByCard = rule({
  ruling: '1eD-dilemma-resolution-summary-18',
  asked: 'goes on after',
  applies: about => about.finding === 'nullified' && !!about.byCard,
  answer: true,
  exceptionTo: [endsWithTheEncounter.ruling],
})

/** When the conditions are met, the result is skipped. */
const resultIsSkipped = rule({
  ruling: '1eD-dilemma-resolution-summary-05',
  asked: 'instructions are carried out',
  applies: is('overcome'),
  answer: false,
  exceptionTo: [doneAnyway.ruling],
})

/** Those who met the conditions must go on. */
const onWhenOvercome = rule({
  ruling: '1eD-dilemma-resolution-summary-06',
  asked: 'goes on after',
  applies: is('overcome'),
  answer: true,
  exceptionTo: [endsWithTheEncounter.ruling],
})

/** When the conditions are not met, the instructions are carried out. */
const failedIsCarriedOut = rule({
  ruling: '1eD-dilemma-resolution-summary-07',
  asked: 'instructions are carried out',
  applies: is('failed'),
  answer: true,
})

/** Without conditions the instructions are carried out. */
const plainIsCarriedOut = rule({
  ruling: '1eD-dilemma-resolution-summary-14',
  asked: 'instructions are carried out',
  applies: is('no conditions'),
  answer: true,
})

/** Whoever is left has to go on. */
const onAfterwards = rule({
  ruling: '1eD-dilemma-resolution-summary-15',
  asked: 'goes on after',
  applies: is('no conditions'),
  answer: true,
  exceptionTo: [endsWithTheEncounter.ruling],
})

export const dilemmaFindings = [
  doneAnyway,
  endsWithTheEncounter,
  nothingUntriggered,
  untriggeredIsDiscarded,
  onWithoutTrigger,
  otherwise,
  untargetedIsDiscarded,
  onWithoutTarget,
  nothingNullified,
  nothingByCard,
  nullifiedIsDiscarded,
  onWhenNullified,
  onWhenNullifiedByCard,
  resultIsSkipped,
  onWhenOvercome,
  failedIsCarriedOut,
  plainIsCarriedOut,
  onAfterwards,
]
