import type { Reading } from '../../kernel/reading.ts'
import { against, rule } from '../../kernel/rule.ts'
import { countsForTheObjective } from '../../questions/scouting/objective.ts'
import {
  countsAsScouted,
  remainsToBeMet,
  type Scouting,
  scoutingIsComplete,
  staysComplete,
} from '../../questions/scouting/questions.ts'

const ofLocation = ({ what }: Scouting): boolean => what === 'location'

/** Scouted at least once, with nothing left to be encountered: complete at the end of the turn. */
const completeAtTheEnd = rule({
  ruling: '1eS-scouting-locations-46',
  asked: scoutingIsComplete,
  applies: about => ofLocation(about) && about.announced,
  answer: true,
})

const nobodyNeedBeLeft = against('1eS-scouting-locations-47', scoutingIsComplete, true, {
  not: 'scouting is complete only with Borg there',
  applies: about => ofLocation(about) && about.announced && !about.present.length,
  exceptionTo: [completeAtTheEnd],
})

const nobodyNeedBeAble = against('1eS-scouting-locations-48', scoutingIsComplete, true, {
  not: 'the last dilemma must not have stopped all scouts',
  applies: about => ofLocation(about) && about.announced && about.present.length > 0 && !about.active.length,
  exceptionTo: [completeAtTheEnd],
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
  answer: true,
  exceptionTo: [forEachObjective],
})

/** When scouting is complete, and for what. */
export const completionOfScouting = [
  completeAtTheEnd,
  nobodyNeedBeLeft,
  nobodyNeedBeAble,
  rule({
    ruling: '1eS-scouting-locations-49',
    asked: scoutingIsComplete,
    applies: about => about.left.length > 0,
    answer: false,
    exceptionTo: [completeAtTheEnd, nobodyNeedBeLeft, nobodyNeedBeAble],
  }),
  against('1eS-scouting-locations-50', remainsToBeMet, false, {
    not: 'a dilemma in play at the location remains to be encountered',
    applies: ({ inPlay }) => inPlay,
  }),
  against('1eS-scouting-locations-51', staysComplete, true, {
    not: 'a seed that comes later undoes the scouting',
    applies: about => ofLocation(about) && about.left.length > 0,
  }),
  against('1eS-scouting-locations-59', scoutingIsComplete, false, {
    not: 'where nothing is left nobody need scout',
    applies: about => ofLocation(about) && !about.announced && !about.left.length,
  }),
  // A mission that either player has completely scouted is none for "not yet scouted".
  rule({
    ruling: '1eS-scouting-locations-63',
    asked: countsAsScouted,
    applies: ({ completed }) => completed,
    answer: true,
  }),
  against('1eS-scouting-locations-64', countsAsScouted, false, {
    not: 'a mission without dilemmas is scouted',
    applies: ({ completed, emptied }) => emptied && !completed,
  }),
  forEachObjective,
]

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'permanent-completion-and-a-new-objective',
    reading: 'yes',
    where: 'glossary',
    adds: [completeIsComplete],
  },
]
