import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isBorg } from '../../borg/is-borg.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { pointsAreIgnored } from '../../scoring/questions.ts'
import { affectsTheGroup, artifactIsMet, choosable, meetsDilemmas } from '../questions.ts'

const metAsInAnAttempt = rule({
  ruling: '1eS-scouting-locations-14',
  asked: meetsDilemmas,
  applies: ({ kind }) => kind === 'scout',
  answer: true,
})

/** What is about gender does nothing to Borg. */
const genderIsNothing = rule({
  ruling: '1eS-scouting-locations-19',
  asked: affectsTheGroup,
  applies: ({ borg, feature }) => borg && feature === 'gender',
  answer: false,
})

/** So does what asks for a classification. */
const classificationIsNothing = rule({
  ruling: '1eS-scouting-locations-21',
  asked: affectsTheGroup,
  applies: ({ borg, feature }) => borg && feature === 'classification',
  answer: false,
})

const typesAreClassifications = presumption({
  ruling: 'a dilemma that names a personnel type asks for a classification',
  asked: affectsTheGroup,
  applies: ({ borg, feature }) => borg && feature === 'personnel type',
  answer: false,
})

/** What speaks of nothing but mission attempts is discarded. */
const inapplicable = rule({
  ruling: '1eS-scouting-locations-25',
  asked: affectsTheGroup,
  applies: ({ scouting, feature }) => scouting && feature === 'mission attempt only',
  answer: false,
})

/** Borg choose what is about points only where there is nothing else. */
const noPointsByChoice = rule({
  ruling: '1eS-scouting-locations-17',
  asked: choosable,
  applies: ({ personnel, pointRelated }, game) =>
    pointRelated && personnel.some(id => game.find(id) !== undefined && isBorg(game, id)),
  answer: ({ another }) => !another,
})

/** Scouting Borg play it out, and nothing is scored. */
const borgScoreNothing = rule({
  ruling: '1eS-scouting-locations-15',
  asked: pointsAreIgnored,
  applies: ({ personnel }, game) => personnel.some(id => game.find(id) && affiliationsOf(game, id).includes('borg')),
  answer: true,
})

/** The text says that Borg score it. */
const borgAreMeant = rule({
  ruling: '1eS-scouting-locations-18',
  asked: pointsAreIgnored,
  applies: ({ dilemma, earned }, game) => earned && !!game.text(dilemma).dilemma?.affectsBorg,
  answer: false,
  exceptionTo: [borgScoreNothing],
})

/** An artifact that comes up waits behind the other seeds. */
const artifactsWait = rule({
  ruling: '1eS-scouting-locations-27',
  asked: artifactIsMet,
  applies: () => true,
  answer: 'goes to the back',
})

/** What is different when Borg meet seeds. */
export const dilemmasBeforeBorg = [
  metAsInAnAttempt,
  genderIsNothing,
  classificationIsNothing,
  typesAreClassifications,
  denial('1eS-scouting-locations-23', typesAreClassifications, true),
  inapplicable,
  noPointsByChoice,
  borgScoreNothing,
  borgAreMeant,
  artifactsWait,
]
