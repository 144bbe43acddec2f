import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { artifactGoes, type Finding, isAcquiredLikeAnArtifact, mayAcquire } from '../../questions/scouting/questions.ts'

const atOnce = rule({
  ruling: '1eS-scouting-locations-29',
  asked: artifactGoes,
  applies: ({ drone }) => drone !== undefined,
  answer: 'acquired',
})

const leftFaceUp = rule({
  ruling: '1eS-scouting-locations-33',
  asked: artifactGoes,
  applies: ({ drone }) => drone === undefined,
  answer: 'face up on the mission',
})

const forSpaceAtADualMission = (game: Game, { as, location }: Finding): boolean =>
  as === 'space' && game.facts(location).kind === 'dual'

/** Who acquires artifacts where Borg have completed an objective, and when. */
export const artifactsOfScouts = [
  atOnce,
  leftFaceUp,
  // A space objective at a dual-icon mission leaves what belongs to the planet where it is,
  rule({
    ruling: '1eS-scouting-locations-32',
    asked: artifactGoes,
    applies: (about, game) => forSpaceAtADualMission(game, about) && !game.text(about.seed).inSpace,
    answer: 'stays',
    exceptionTo: [atOnce, leftFaceUp],
  }),
  against('1eS-scouting-locations-31', artifactGoes, 'acquired', {
    not: 'at a dual-icon mission artifacts come with a planet objective',
    applies: (about, game) =>
      forSpaceAtADualMission(game, about) && !!game.text(about.seed).inSpace && about.drone !== undefined,
    exceptionTo: [atOnce],
    mistaken: 'stays',
  }),
  rule({
    ruling: '1eS-scouting-locations-38',
    asked: isAcquiredLikeAnArtifact,
    applies: ({ seed }, game) => ['personnel', 'ship', 'equipment'].includes(game.facts(seed).type),
    answer: true,
  }),
  against('1eS-scouting-locations-28', mayAcquire, false, {
    not: 'a drone that acquires artifacts takes those seeded there',
    applies: ({ surveys, present, lies, after }) => surveys && present && lies === 'under' && !after,
  }),
  against('1eS-survey-drone-sixteen-of-nineteen-03', mayAcquire, false, {
    not: 'a drone takes what is still seeded where an objective was completed',
    applies: ({ surveys, present, lies, after }) => surveys && present && lies === 'under' && !!after,
  }),
  against('1eS-survey-drone-sixteen-of-nineteen-04', mayAcquire, false, {
    not: 'a drone that acquires artifacts takes those of others',
    applies: ({ surveys, present, lies }) => surveys && present && lies === 'in play',
  }),
  rule({
    ruling: '1eS-scouting-locations-34',
    asked: mayAcquire,
    applies: ({ surveys, present, lies, after }) => surveys && present && lies === 'on' && after === 'objective',
    answer: true,
  }),
  // What those who solved the mission could not acquire.
  rule({
    ruling: '1eS-survey-drone-sixteen-of-nineteen-02',
    asked: mayAcquire,
    applies: ({ surveys, present, lies, after }) => surveys && present && lies === 'on' && after === 'solved',
    answer: true,
  }),
  rule({
    ruling: '1eS-scouting-locations-35',
    asked: mayAcquire,
    applies: ({ by, present, lies }, game) => present && lies === 'on' && !affiliationsOf(game, by).includes('borg'),
    answer: true,
  }),
]
