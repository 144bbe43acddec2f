import { affiliationsOf } from '../../state/affiliations.ts'
import { custom, rule } from '../rule.ts'
import type { Finding, Met } from './questions.ts'

const is =
  (...findings: readonly Finding[]) =>
  ({ finding }: Met): boolean =>
    findings.includes(finding)

/** A dilemma whose conditions were not met goes back under the mission. */
const failedGoesBack = rule({
  ruling: '1eD-dilemma-resolution-148',
  asked: 'dilemma goes',
  applies: is('failed'),
  answer: 'under the mission',
})

/** It lies beneath the others then, and is the next one to be met. */
const metNext = rule({
  ruling: '1eD-dilemma-resolution-summary-12',
  asked: 'goes back as the next',
  applies: () => true,
  answer: true,
})

/** But for one that enters play, */
const failedEntersPlay = rule({
  ruling: '1eD-dilemma-resolution-149',
  asked: 'dilemma goes',
  applies: about => about.finding === 'failed' && about.enters,
  answer: 'into play',
  exceptionTo: ['1eD-dilemma-resolution-148'],
})

/** one that says to discard it, */
const failedIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-150',
  asked: 'dilemma goes',
  applies: about => about.finding === 'failed' && about.discards && !about.enters,
  answer: 'discard pile',
  exceptionTo: ['1eD-dilemma-resolution-148'],
})

/** and one with which the mission continues. */
const continuingIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-151',
  asked: 'dilemma goes',
  applies: about => about.finding === 'failed' && about.continues && !about.enters,
  answer: 'discard pile',
  exceptionTo: ['1eD-dilemma-resolution-148'],
})

/** What was overcome is discarded. */
const overcomeIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-152',
  asked: 'dilemma goes',
  applies: is('overcome'),
  answer: 'discard pile',
})

/** Without conditions it is discarded once it was carried out. */
const plainIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-158',
  asked: 'dilemma goes',
  applies: is('no conditions'),
  answer: 'discard pile',
})

/** What lasts enters play instead. */
const lastingEntersPlay = rule({
  ruling: '1eD-dilemma-resolution-128',
  asked: 'dilemma goes',
  applies: about => about.finding === 'no conditions' && about.enters,
  answer: 'into play',
  exceptionTo: ['1eD-dilemma-resolution-158'],
})

/** Once cured it is discarded. */
const curedIsDiscarded = rule({
  ruling: '1eD-dilemma-resolution-116',
  asked: 'dilemma goes',
  applies: is('cured'),
  answer: 'discard pile',
})

/** With a point box it goes to the bonus point area. */
const boxIsKept = rule({
  ruling: '1eD-dilemma-resolution-173',
  asked: 'dilemma goes',
  applies: about => about.boxed && ['overcome', 'cured'].includes(about.finding),
  answer: 'bonus point area',
  exceptionTo: ['1eD-dilemma-resolution-152', '1eD-dilemma-resolution-116'],
})

/** So does one without conditions. */
const plainBoxIsKept = rule({
  ruling: '1eD-dilemma-resolution-summary-16',
  asked: 'dilemma goes',
  applies: about => about.boxed && about.finding === 'no conditions' && !about.enters,
  answer: 'bonus point area',
  exceptionTo: ['1eD-dilemma-resolution-158'],
})

/** A Borg player discards it. */
const borgDiscardIt = rule({
  ruling: '1eD-dilemma-resolution-174',
  asked: 'dilemma goes',
  applies: ({ boxed, finding, group }, game) =>
    boxed &&
    ['overcome', 'cured', 'no conditions'].includes(finding) &&
    !!group?.personnel.some(id => game.find(id) && affiliationsOf(game, id).includes('borg')),
  answer: 'discard pile',
  exceptionTo: ['1eD-dilemma-resolution-173', '1eD-dilemma-resolution-summary-16'],
})

/** Points are scored when the conditions are met, */
const overcomeScores = rule({
  ruling: '1eD-dilemma-resolution-168',
  asked: 'box is scored',
  applies: is('overcome'),
  answer: true,
})

/** and when it is cured. */
const curedScores = rule({
  ruling: '1eD-dilemma-resolution-169',
  asked: 'box is scored',
  applies: is('cured'),
  answer: true,
})

/** No document says when the points of a dilemma without conditions are scored: when it is done with. */
const plainScores = custom({
  ruling: 'the box of a dilemma without conditions is scored',
  asked: 'box is scored',
  applies: about => about.finding === 'no conditions' && !about.enters,
  answer: true,
})

export const whereDilemmasGo = [
  failedGoesBack,
  metNext,
  failedEntersPlay,
  failedIsDiscarded,
  continuingIsDiscarded,
  overcomeIsDiscarded,
  plainIsDiscarded,
  lastingEntersPlay,
  curedIsDiscarded,
  boxIsKept,
  plainBoxIsKept,
  borgDiscardIt,
  overcomeScores,
  curedScores,
  plainScores,
]
