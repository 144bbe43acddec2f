import { against, rule } from '../../kernel/rule.ts'
import { dilemmaGoes, type Met, scoresBox } from '../../questions/dilemmas/questions.ts'
import { curedIsDiscarded, overcomeIsDiscarded, saysSo, unavoidable } from './faq.ts'

const earned = ({ finding, enters }: Met): boolean =>
  finding === 'overcome' || finding === 'cured' || (finding === 'no conditions' && !enters)

/** The points of dilemmas in 1996. */
export const faqPoints = [
  // What has points is put before the player once it is overcome.
  rule({
    ruling: 'faq96-321-dilemmas-35',
    asked: dilemmaGoes,
    applies: about => about.boxed && earned(about),
    answer: 'bonus point area',
    exceptionTo: [saysSo, overcomeIsDiscarded, unavoidable, curedIsDiscarded],
  }),
  // Its points are earned when it is overcome,
  rule({
    ruling: 'faq96-321-scoring-dilemma-points-01',
    asked: scoresBox,
    applies: about => about.finding !== 'no conditions' && earned(about),
    answer: true,
  }),
  // and a dilemma without conditions counts as overcome.
  rule({
    ruling: 'faq96-321-dilemmas-36',
    asked: scoresBox,
    applies: about => about.finding === 'no conditions' && earned(about),
    answer: true,
  }),
  against('faq96-321-scoring-dilemma-points-02', scoresBox, false, {
    not: 'whatever gets rid of a dilemma scores its box',
    applies: ({ finding, discards }) =>
      ['nullified', 'discarded'].includes(finding) || (finding === 'failed' && discards),
  }),
]
