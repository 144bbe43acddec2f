import { presumption, rule } from '../../kernel/rule.ts'
import {
  dilemmaGoes,
  type Finding,
  goesOnAfter,
  instructionsAreCarriedOut,
  type Met,
} from '../../questions/dilemmas/questions.ts'

const is =
  (...findings: readonly Finding[]) =>
  ({ finding }: Met): boolean =>
    findings.includes(finding)

const doneAnyway = presumption({
  ruling: 'a dilemma does what it says, whatever was found',
  asked: instructionsAreCarriedOut,
  applies: is('not triggered', 'nullified', 'overcome'),
  answer: true,
})

const endsWithTheEncounter = presumption({
  ruling: 'an encounter ends the attempt',
  asked: goesOnAfter,
  applies: is('not triggered', 'no target', 'nullified', 'overcome', 'no conditions'),
  answer: false,
})

export const dilemmaFindings = [
  doneAnyway,
  endsWithTheEncounter,
  // Without its trigger a dilemma does nothing.
  rule({
    ruling: '1eD-dilemma-resolution-61',
    asked: instructionsAreCarriedOut,
    applies: is('not triggered'),
    answer: false,
    exceptionTo: [doneAnyway],
  }),
  // It is discarded.
  rule({
    ruling: '1eD-dilemma-resolution-145',
    asked: dilemmaGoes,
    applies: is('not triggered'),
    answer: 'discard pile',
  }),
  // The attempt goes on.
  rule({
    ruling: '1eD-dilemma-resolution-summary-02',
    asked: goesOnAfter,
    applies: is('not triggered'),
    answer: true,
    exceptionTo: [endsWithTheEncounter],
  }),
  // Without a target it is discarded.
  rule({
    ruling: '1eD-dilemma-resolution-146',
    asked: dilemmaGoes,
    applies: is('no target'),
    answer: 'discard pile',
  }),
  // The attempt goes on.
  rule({
    ruling: '1eD-dilemma-resolution-summary-03',
    asked: goesOnAfter,
    applies: is('no target'),
    answer: true,
    exceptionTo: [endsWithTheEncounter],
  }),
  // What nullifies a dilemma by being there takes all its effect away.
  rule({
    ruling: '1eD-dilemma-resolution-92',
    asked: instructionsAreCarriedOut,
    applies: about => about.finding === 'nullified' && !about.byCard,
    answer: false,
    exceptionTo: [doneAnyway],
  }),
  // So does a card that is played to nullify it.
  rule({
    ruling: '1eD-dilemma-resolution-93',
    asked: instructionsAreCarriedOut,
    applies: about => !!about.byCard,
    answer: false,
    exceptionTo: [doneAnyway],
  }),
  // What was nullified is discarded.
  rule({
    ruling: '1eD-dilemma-resolution-147',
    asked: dilemmaGoes,
    applies: about => about.finding === 'nullified' && !!about.group,
    answer: 'discard pile',
  }),
  // The attempt goes on,
  rule({
    ruling: '1eD-dilemma-resolution-summary-17',
    asked: goesOnAfter,
    applies: about => about.finding === 'nullified' && !about.byCard && !about.byAction,
    answer: true,
    exceptionTo: [endsWithTheEncounter],
  }),
  // and so it does when a card was played that nullifies it.
  rule({
    ruling: '1eD-dilemma-resolution-summary-18',
    asked: goesOnAfter,
    applies: about => !!about.byCard,
    answer: true,
    exceptionTo: [endsWithTheEncounter],
  }),
  // It goes on when something was done that nullifies it, too.
  rule({
    ruling: '1eD-dilemma-resolution-summary-19',
    asked: goesOnAfter,
    applies: about => !!about.byAction,
    answer: true,
    exceptionTo: [endsWithTheEncounter],
  }),
  // When the conditions are met, the result is skipped.
  rule({
    ruling: '1eD-dilemma-resolution-summary-05',
    asked: instructionsAreCarriedOut,
    applies: is('overcome'),
    answer: false,
    exceptionTo: [doneAnyway],
  }),
  // Those who met the conditions must go on.
  rule({
    ruling: '1eD-dilemma-resolution-summary-06',
    asked: goesOnAfter,
    applies: is('overcome'),
    answer: true,
    exceptionTo: [endsWithTheEncounter],
  }),
  // When the conditions are not met, the instructions are carried out.
  rule({
    ruling: '1eD-dilemma-resolution-summary-07',
    asked: instructionsAreCarriedOut,
    applies: is('failed'),
    answer: true,
  }),
  // Without conditions the instructions are carried out.
  rule({
    ruling: '1eD-dilemma-resolution-summary-14',
    asked: instructionsAreCarriedOut,
    applies: is('no conditions'),
    answer: true,
  }),
  // Whoever is left has to go on.
  rule({
    ruling: '1eD-dilemma-resolution-summary-15',
    asked: goesOnAfter,
    applies: is('no conditions'),
    answer: true,
    exceptionTo: [endsWithTheEncounter],
  }),
]
