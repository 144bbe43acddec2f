import { denial, presumption } from '../../../kernel/rule.ts'
import { actsAgain, landsWhereItCameTo } from '../../movement/questions.ts'
import { isAReportWithCrew } from '../questions.ts'

const oneAfterTheOther = presumption({
  ruling: 'what a ship may do it may do one after the other',
  asked: actsAgain,
  applies: ({ done }) => done !== 'do nothing',
  answer: true,
})

/** The one choice made, ship and crew do nothing more until their owner's turn. */
const oneChoice = denial('1eS-scout-encounter-09', oneAfterTheOther, false)

const landsThere = presumption({
  ruling: 'a ship that can land lands where it comes to',
  asked: landsWhereItCameTo,
  applies: () => true,
  answer: true,
})

/** Moving away is landing or moving, not both. */
const movesOrLands = denial('1eS-scout-encounter-08', landsThere, false)

/** How a ship acts that a dilemma brought. */
const withItsCrew = presumption({
  ruling: 'a ship that comes with its crew is reported with crew',
  asked: isAReportWithCrew,
  applies: () => true,
  answer: true,
})

/** Bringing them in is no report with crew. */
const noReportWithCrew = denial('1eS-scout-encounter-02', withItsCrew, false)

export const shipsOutOfTurn = [oneAfterTheOther, oneChoice, landsThere, movesOrLands, withItsCrew, noReportWithCrew]
