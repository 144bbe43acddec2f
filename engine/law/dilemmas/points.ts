import { presumption, rule } from '../../kernel/rule.ts'
import { type Met, scoresBox } from '../../questions/dilemmas/questions.ts'

const lasts = ({ finding, curable }: Met): boolean => finding === 'no conditions' && curable

/** Denied ruling by ruling. */
export const scoredAnyway = presumption({
  ruling: 'a box is scored whatever was found',
  asked: scoresBox,
  applies: about => ['nullified', 'not triggered', 'no target', 'failed'].includes(about.finding) || lasts(about),
  answer: true,
})

function scoresNothing(ruling: string, applies: (about: Met) => boolean) {
  return rule({ ruling, asked: scoresBox, applies, answer: false, exceptionTo: [scoredAnyway] })
}

/** What was nullified, had no trigger or target, was failed or is not cured yet scores nothing. */
export const pointsOfDilemmas = [
  scoredAnyway,
  scoresNothing('1eD-dilemma-resolution-175', about => about.finding === 'nullified'),
  scoresNothing('1eD-dilemma-resolution-176', about => about.finding === 'not triggered'),
  scoresNothing('1eD-dilemma-resolution-177', about => about.finding === 'no target'),
  scoresNothing('1eD-dilemma-resolution-178', about => about.finding === 'failed'),
  scoresNothing('1eD-dilemma-resolution-179', lasts),
]
