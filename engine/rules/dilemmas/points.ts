import { affiliationsOf } from '../../state/affiliations.ts'
import { presumption, rule } from '../rule.ts'
import type { Finding, Met } from './questions.ts'

const lasts = ({ finding, curable, enters }: Met): boolean => finding === 'no conditions' && enters && curable

const unearned: readonly Finding[] = ['nullified', 'not triggered', 'no target', 'failed']

const scoredAnyway = presumption({
  ruling: 'a box is scored whatever was found',
  asked: 'box is scored',
  applies: about => unearned.includes(about.finding) || lasts(about),
  answer: true,
})

function scoresNothing(ruling: string, applies: (about: Met) => boolean) {
  return rule({ ruling, asked: 'box is scored', applies, answer: false, exceptionTo: [scoredAnyway.ruling] })
}

/** Scouting Borg play it out, and nothing is scored. */
const borgScoreNothing = rule({
  ruling: '1eS-scouting-locations-15',
  asked: 'box is scored',
  applies: ({ group }, game) =>
    !!group?.personnel.some(id => game.find(id) && affiliationsOf(game, id).includes('borg')),
  answer: false,
  exceptionTo: [
    scoredAnyway.ruling,
    '1eD-dilemma-resolution-168',
    '1eD-dilemma-resolution-169',
    'the box of a dilemma without conditions is scored',
  ],
})

/** What was nullified, had no trigger or target, was failed or is not cured yet scores nothing. */
export const pointsOfDilemmas = [
  scoredAnyway,
  scoresNothing('1eD-dilemma-resolution-175', about => about.finding === 'nullified'),
  scoresNothing('1eD-dilemma-resolution-176', about => about.finding === 'not triggered'),
  scoresNothing('1eD-dilemma-resolution-177', about => about.finding === 'no target'),
  scoresNothing('1eD-dilemma-resolution-178', about => about.finding === 'failed'),
  scoresNothing('1eD-dilemma-resolution-179', lasts),
  borgScoreNothing,
]
