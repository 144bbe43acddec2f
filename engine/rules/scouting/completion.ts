import { denial, presumption, rule } from '../rule.ts'
import type { Scouting } from './questions.ts'

const ofLocation = ({ what }: Scouting): boolean => what === 'location'

/** Scouted at least once, with nothing left to be encountered: complete at the end of the turn. */
const completeAtTheEnd = rule({
  ruling: '1eS-scouting-locations-46',
  asked: 'scouting is complete',
  applies: about => ofLocation(about) && about.announced,
  answer: true,
})

const somebodyMustBeLeft = presumption({
  ruling: 'scouting is complete only with Borg there',
  asked: 'scouting is complete',
  applies: about => ofLocation(about) && about.announced && !about.present.length,
  answer: false,
  exceptionTo: [completeAtTheEnd.ruling],
})

const somebodyMustBeAble = presumption({
  ruling: 'the last dilemma must not have stopped all scouts',
  asked: 'scouting is complete',
  applies: about => ofLocation(about) && about.announced && about.present.length > 0 && !about.active.length,
  answer: false,
  exceptionTo: [completeAtTheEnd.ruling],
})

const nothingMayBeLeft = rule({
  ruling: '1eS-scouting-locations-49',
  asked: 'scouting is complete',
  applies: about => ofLocation(about) && about.announced && about.left.length > 0,
  answer: false,
  exceptionTo: [completeAtTheEnd.ruling, '1eS-scouting-locations-47', '1eS-scouting-locations-48'],
})

const inPlayRemains = presumption({
  ruling: 'a dilemma in play at the location remains to be encountered',
  asked: 'remains to be met',
  applies: ({ inPlay }) => inPlay,
  answer: true,
})

const undoneBySeeds = presumption({
  ruling: 'a seed that comes later undoes the scouting',
  asked: 'stays complete',
  applies: about => ofLocation(about) && about.left.length > 0,
  answer: false,
})

const nothingToScout = presumption({
  ruling: 'where nothing is left nobody need scout',
  asked: 'scouting is complete',
  applies: about => ofLocation(about) && !about.announced && !about.left.length,
  answer: true,
})

/** A mission that either player has completely scouted is none for "not yet scouted". */
const completedIsScouted = rule({
  ruling: '1eS-scouting-locations-63',
  asked: 'is scouted',
  applies: ({ completed }) => completed,
  answer: true,
})

const emptiedIsScouted = presumption({
  ruling: 'a mission without dilemmas is scouted',
  asked: 'is scouted',
  applies: ({ completed, emptied }) => emptied && !completed,
  answer: true,
})

const lostToTheOpponent = presumption({
  ruling: 'an objective goes when the opponent has scouted its target',
  asked: 'is lost to the opponent',
  applies: () => true,
  answer: true,
})

/** Each objective has scouting of its own. */
const forEachObjective = rule({
  ruling: '1eS-scouting-locations-66',
  asked: 'counts for the objective',
  applies: ({ objective, completedFor }) => objective !== completedFor,
  answer: false,
})

/** What was completed for one objective is complete. */
export const completeIsComplete = rule({
  ruling: 'permanent-completion-and-a-new-objective/yes',
  asked: 'counts for the objective',
  applies: () => true,
  answer: true,
  exceptionTo: [forEachObjective.ruling],
})

/** When scouting is complete, and for what. */
export const completionOfScouting = [
  completeAtTheEnd,
  somebodyMustBeLeft,
  denial('1eS-scouting-locations-47', somebodyMustBeLeft, true),
  somebodyMustBeAble,
  denial('1eS-scouting-locations-48', somebodyMustBeAble, true),
  nothingMayBeLeft,
  inPlayRemains,
  denial('1eS-scouting-locations-50', inPlayRemains, false),
  undoneBySeeds,
  denial('1eS-scouting-locations-51', undoneBySeeds, true),
  nothingToScout,
  denial('1eS-scouting-locations-59', nothingToScout, false),
  completedIsScouted,
  emptiedIsScouted,
  denial('1eS-scouting-locations-64', emptiedIsScouted, false),
  lostToTheOpponent,
  denial('1eS-scouting-locations-65', lostToTheOpponent, false),
  forEachObjective,
]
