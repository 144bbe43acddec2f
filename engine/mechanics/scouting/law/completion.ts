import type { Reading } from '../../../kernel/reading.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsForTheObjective, isLostToTheOpponent } from '../objective-questions.ts'
import { countsAsScouted, remainsToBeMet, type Scouting, scoutingIsComplete, staysComplete } from '../questions.ts'

const ofLocation = ({ what }: Scouting): boolean => what === 'location'

/** Scouted at least once, with nothing left to be encountered: complete at the end of the turn. */
const completeAtTheEnd = rule({
  ruling: '1eS-scouting-locations-46',
  asked: scoutingIsComplete,
  applies: about => ofLocation(about) && about.announced,
  answer: true,
})

const somebodyMustBeLeft = presumption({
  ruling: 'scouting is complete only with Borg there',
  asked: scoutingIsComplete,
  applies: about => ofLocation(about) && about.announced && !about.present.length,
  answer: false,
  exceptionTo: [completeAtTheEnd],
})

const somebodyMustBeAble = presumption({
  ruling: 'the last dilemma must not have stopped all scouts',
  asked: scoutingIsComplete,
  applies: about => ofLocation(about) && about.announced && about.present.length > 0 && !about.active.length,
  answer: false,
  exceptionTo: [completeAtTheEnd],
})

const nobodyNeedBeLeft = denial('1eS-scouting-locations-47', somebodyMustBeLeft, true)

const nobodyNeedBeAble = denial('1eS-scouting-locations-48', somebodyMustBeAble, true)

const nothingMayBeLeft = rule({
  ruling: '1eS-scouting-locations-49',
  asked: scoutingIsComplete,
  applies: about => about.left.length > 0,
  answer: false,
  exceptionTo: [completeAtTheEnd, nobodyNeedBeLeft, nobodyNeedBeAble],
})

const inPlayRemains = presumption({
  ruling: 'a dilemma in play at the location remains to be encountered',
  asked: remainsToBeMet,
  applies: ({ inPlay }) => inPlay,
  answer: true,
})

const undoneBySeeds = presumption({
  ruling: 'a seed that comes later undoes the scouting',
  asked: staysComplete,
  applies: about => ofLocation(about) && about.left.length > 0,
  answer: false,
})

const nothingToScout = presumption({
  ruling: 'where nothing is left nobody need scout',
  asked: scoutingIsComplete,
  applies: about => ofLocation(about) && !about.announced && !about.left.length,
  answer: true,
})

/** A mission that either player has completely scouted is none for "not yet scouted". */
const completedIsScouted = rule({
  ruling: '1eS-scouting-locations-63',
  asked: countsAsScouted,
  applies: ({ completed }) => completed,
  answer: true,
})

const emptiedIsScouted = presumption({
  ruling: 'a mission without dilemmas is scouted',
  asked: countsAsScouted,
  applies: ({ completed, emptied }) => emptied && !completed,
  answer: true,
})

const lostToTheOpponent = presumption({
  ruling: 'an objective goes when the opponent has scouted its target',
  asked: isLostToTheOpponent,
  applies: () => true,
  answer: true,
})

/** Each objective has scouting of its own. */
const forEachObjective = rule({
  ruling: '1eS-scouting-locations-66',
  asked: countsForTheObjective,
  applies: ({ objective, completedFor }) => objective !== completedFor,
  answer: false,
})

/** What was completed for one objective is complete. */
const completeIsComplete = rule({
  ruling: 'permanent-completion-and-a-new-objective/yes',
  asked: countsForTheObjective,
  applies: () => true,
  answer: true,
  exceptionTo: [forEachObjective],
})

/** When scouting is complete, and for what. */
export const completionOfScouting = [
  completeAtTheEnd,
  somebodyMustBeLeft,
  nobodyNeedBeLeft,
  somebodyMustBeAble,
  nobodyNeedBeAble,
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

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'permanent-completion-and-a-new-objective',
    reading: 'yes',
    where: 'glossary',
    enact: [completeIsComplete],
  },
]
