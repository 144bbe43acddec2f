import { presumption, rule } from '../../kernel/rule.ts'
import {
  dilemmaGoes,
  type Finding,
  goesOnAfter,
  instructionsAreCarriedOut,
  type Met,
} from '../../questions/dilemmas/questions.ts'
import { faqInPlay } from './faq-in-play.ts'
import { faqSingleDilemmas } from './faq-single.ts'
import { faqStopping } from './faq-stopping.ts'
import { takingPartByCustom } from './taking-part.ts'

const is =
  (...findings: readonly Finding[]) =>
  ({ finding }: Met): boolean =>
    findings.includes(finding)

const endsWithTheEncounter = presumption({
  ruling: 'an encounter ends the attempt',
  asked: goesOnAfter,
  applies: is('overcome', 'no conditions'),
  answer: false,
})

const doneAnyway = presumption({
  ruling: 'a dilemma does what it says, whatever was found',
  asked: instructionsAreCarriedOut,
  applies: is('overcome'),
  answer: true,
})

/** and is discarded (rule b). */
export const overcomeIsDiscarded = rule({
  ruling: 'faq96-321-dilemmas-15',
  asked: dilemmaGoes,
  applies: is('overcome'),
  answer: 'discard pile',
})

/** Whoever is not stopped must go on. */
export const onUnlessStopped = rule({
  ruling: 'faq96-321-dilemmas-54',
  asked: goesOnAfter,
  applies: is('overcome', 'no conditions'),
  answer: true,
  exceptionTo: [endsWithTheEncounter],
})

/** What says so is discarded (rule a). */
export const saysSo = rule({
  ruling: 'faq96-321-dilemmas-14',
  asked: dilemmaGoes,
  applies: about => about.discards,
  answer: 'discard pile',
})

/** So is what can be neither prevented nor cured, a missing trigger included (rule c). */
export const unavoidable = rule({
  ruling: 'faq96-321-dilemmas-16',
  asked: dilemmaGoes,
  applies: about => about.finding === 'not triggered' || (about.finding === 'no conditions' && !about.enters),
  answer: 'discard pile',
})

/** All else whose conditions are not met goes back under the mission (rule e). */
const goesBack = rule({
  ruling: 'faq96-321-dilemmas-32',
  asked: dilemmaGoes,
  applies: about => about.finding === 'failed' && !about.discards && !about.continues,
  answer: 'under the mission',
})

/** Cured it is overcome, and discarded. */
export const curedIsDiscarded = rule({
  ruling: 'faq96-321-dilemmas-25',
  asked: dilemmaGoes,
  applies: is('cured'),
  answer: 'discard pile',
})

export const faqDilemmas = [
  ...takingPartByCustom,
  endsWithTheEncounter,
  doneAnyway,
  // Met conditions overcome the dilemma: it does nothing,
  rule({
    ruling: 'faq96-321-dilemmas-02',
    asked: instructionsAreCarriedOut,
    applies: is('overcome'),
    answer: false,
    exceptionTo: [doneAnyway],
  }),
  overcomeIsDiscarded,
  // Unmet conditions: it takes effect.
  rule({
    ruling: 'faq96-321-dilemmas-03',
    asked: instructionsAreCarriedOut,
    applies: is('failed'),
    answer: true,
  }),
  // Without conditions it takes effect, too.
  rule({
    ruling: 'faq96-321-dilemmas-06',
    asked: instructionsAreCarriedOut,
    applies: is('no conditions'),
    answer: true,
  }),
  onUnlessStopped,
  saysSo,
  unavoidable,
  // What can be cured later or enters play stays there (rule d).
  rule({
    ruling: 'faq96-321-dilemmas-23',
    asked: dilemmaGoes,
    applies: about => about.enters && ['failed', 'no conditions'].includes(about.finding),
    answer: 'into play',
    exceptionTo: [goesBack],
  }),
  curedIsDiscarded,
  goesBack,
  // Nullified it does nothing, and is discarded.
  rule({
    ruling: 'faq96-39-q2-03',
    asked: dilemmaGoes,
    applies: is('nullified'),
    answer: 'discard pile',
  }),
  ...faqStopping,
  ...faqInPlay,
  ...faqSingleDilemmas,
]
