import { custom, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { dilemmaGoes, type Finding, type Met, scoresBox } from '../../questions/dilemmas/questions.ts'

const is =
  (...findings: readonly Finding[]) =>
  ({ finding }: Met): boolean =>
    findings.includes(finding)

/** A dilemma whose conditions were not met goes back under the mission. */
const failedGoesBack = rule({
  ruling: '1eD-dilemma-resolution-148',
  asked: dilemmaGoes,
  applies: is('failed'),
  answer: 'under the mission',
})

/** What was overcome is discarded. */
const overcomeIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-152',
  asked: dilemmaGoes,
  applies: is('overcome'),
  answer: 'discard pile',
})

/** Without conditions it is discarded once it was carried out. */
const plainIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-158',
  asked: dilemmaGoes,
  applies: is('no conditions'),
  answer: 'discard pile',
})

/** Once cured it is discarded. */
const curedIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-116',
  asked: dilemmaGoes,
  applies: is('cured'),
  answer: 'discard pile',
})

/** With a point box it goes to the bonus point area. */
const boxIsKept = rule({
  ruling: '1eD-dilemma-resolution-173',
  asked: dilemmaGoes,
  applies: about => about.boxed && ['overcome', 'cured'].includes(about.finding),
  answer: 'bonus point area',
  exceptionTo: [overcomeIsDiscarded, curedIsDiscarded],
})

/** So does one without conditions. */
export const plainBoxIsKept = rule({
  ruling: '1eD-dilemma-resolution-summary-16',
  asked: dilemmaGoes,
  applies: about => about.boxed && about.finding === 'no conditions' && !about.enters,
  answer: 'bonus point area',
  exceptionTo: [plainIsDiscarded],
})

/** Points are scored when the conditions are met, */
export const overcomeScores = rule({
  ruling: '1eD-dilemma-resolution-168',
  asked: scoresBox,
  applies: is('overcome'),
  answer: true,
})

/** and when it is cured. */
export const curedScores = rule({
  ruling: '1eD-dilemma-resolution-169',
  asked: scoresBox,
  applies: is('cured'),
  answer: true,
})

/** No document says when the points of a dilemma without conditions are scored: when it is done with. */
export const plainScores = custom({
  ruling: 'custom-dilemmas-01',
  asked: scoresBox,
  applies: about => about.finding === 'no conditions' && !about.enters,
  answer: true,
})

export const whereDilemmasGo = [
  failedGoesBack,
  // But for one that enters play,
  rule({
    ruling: '1eD-dilemma-resolution-149',
    asked: dilemmaGoes,
    applies: about => about.finding === 'failed' && about.enters,
    answer: 'into play',
    exceptionTo: [failedGoesBack],
  }),
  // one that says to discard it,
  rule({
    ruling: '1eD-dilemma-resolution-150',
    asked: dilemmaGoes,
    applies: about => about.finding === 'failed' && about.discards,
    answer: 'discard pile',
    exceptionTo: [failedGoesBack],
  }),
  // and one with which the mission continues.
  rule({
    ruling: '1eD-dilemma-resolution-151',
    asked: dilemmaGoes,
    applies: about => about.finding === 'failed' && about.continues,
    answer: 'discard pile',
    exceptionTo: [failedGoesBack],
  }),
  overcomeIsDiscarded,
  plainIsDiscarded,
  // What lasts enters play instead.
  rule({
    ruling: '1eD-dilemma-resolution-128',
    asked: dilemmaGoes,
    applies: about => about.finding === 'no conditions' && about.enters,
    answer: 'into play',
    exceptionTo: [plainIsDiscarded],
  }),
  curedIsDiscarded,
  boxIsKept,
  plainBoxIsKept,
  // A Borg player discards it.
  rule({
    ruling: '1eD-dilemma-resolution-174',
    asked: dilemmaGoes,
    applies: (about, game) =>
      (boxIsKept.applies(about, game) || plainBoxIsKept.applies(about, game)) &&
      !!about.group?.personnel.some(id => affiliationsOf(game, id).includes('borg')),
    answer: 'discard pile',
    exceptionTo: [boxIsKept, plainBoxIsKept],
  }),
  overcomeScores,
  curedScores,
  plainScores,
]
