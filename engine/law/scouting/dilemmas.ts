import { against, rule } from '../../kernel/rule.ts'
import { isBorg } from '../../mechanics/borg/is-borg.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { pointsAreIgnored } from '../../questions/scoring/questions.ts'
import { affectsTheGroup, choosable, meetsDilemmas } from '../../questions/scouting/questions.ts'
import { onlyAttemptsAreMeant } from '../dilemmas/procedure.ts'

/** Scouting Borg play it out, and nothing is scored. */
const borgScoreNothing = rule({
  ruling: '1eS-scouting-locations-15',
  asked: pointsAreIgnored,
  applies: ({ personnel }, game) => personnel.some(id => game.find(id) && affiliationsOf(game, id).includes('borg')),
  answer: true,
})

/** What is different when Borg meet seeds. */
export const dilemmasBeforeBorg = [
  rule({
    ruling: '1eS-scouting-locations-14',
    asked: meetsDilemmas,
    applies: ({ kind }) => kind === 'scout',
    answer: true,
    exceptionTo: [onlyAttemptsAreMeant],
  }),
  // What is about gender does nothing to Borg.
  rule({
    ruling: '1eS-scouting-locations-19',
    asked: affectsTheGroup,
    applies: ({ borg, feature }) => borg && feature === 'gender',
    answer: false,
  }),
  // So does what asks for a classification.
  rule({
    ruling: '1eS-scouting-locations-21',
    asked: affectsTheGroup,
    applies: ({ borg, feature }) => borg && feature === 'classification',
    answer: false,
  }),
  against('1eS-scouting-locations-23', affectsTheGroup, true, {
    not: 'a dilemma that names a personnel type asks for a classification',
    applies: ({ borg, feature }) => borg && feature === 'personnel type',
  }),
  // What speaks of nothing but mission attempts is discarded.
  rule({
    ruling: '1eS-scouting-locations-25',
    asked: affectsTheGroup,
    applies: ({ scouting, feature }) => scouting && feature === 'mission attempt only',
    answer: false,
  }),
  // Borg choose what is about points only where there is nothing else.
  rule({
    ruling: '1eS-scouting-locations-17',
    asked: choosable,
    applies: ({ personnel, pointRelated }, game) =>
      pointRelated && personnel.some(id => game.find(id) !== undefined && isBorg(game, id)),
    answer: ({ another }) => !another,
  }),
  borgScoreNothing,
  // The text says that Borg score it.
  rule({
    ruling: '1eS-scouting-locations-18',
    asked: pointsAreIgnored,
    applies: ({ dilemma, earned }, game) => earned && !!game.text(dilemma).dilemma?.affectsBorg,
    answer: false,
    exceptionTo: [borgScoreNothing],
  }),
]
