import type { CardId } from '../../../board/state.ts'
import { flag } from '../../../kernel/question.ts'

/** Do crews and Away Teams at one location count as one for what nullifies the dilemma? */
export const groupsCountTogether = flag<{ dilemma: CardId }>()('groups count together')

/** Is a dilemma on the mission discarded when the mission is solved? */
export const leavesWithTheMission = flag<{ dilemma: CardId; mission: CardId }>()('leaves with the mission')

/** Where a box depends on how many there are, are they counted as they face the dilemma? */
export const countsThoseWhoFaceIt = flag<{ dilemma: CardId }>()('counts those who face it', true)

/** Is whoever is at the location of a facility at the facility? */
export const isAtTheFacility = flag<{ card: CardId; facility: CardId }>()('is at the facility', true)

/** Does what is at a location that is put elsewhere move along? */
export const movesWithItsLocation = flag<{ card: CardId; location: CardId }>()('moves with its location', true)

/** Is what lies between the missions put in order along with them? */
export const putInOrder = flag<{ card: CardId }>()('is put in order', true)

/** Does a dilemma that keeps one ship from moving hold the others at the location, too? */
export const holdsTheOthersThere = flag<{ dilemma: CardId; ship: CardId }>()('holds the others there')

/** Does what keeps a ship from moving keep those aboard from being beamed off? */
export const keepsThoseAboardFromLeaving = flag<{ by: CardId; ship: CardId }>()('keeps those aboard from leaving')

/** Are those killed who are on the planet that the card is towed to? */
export const killsWhereItIsTowed = flag<{ card: CardId; planet: CardId }>()('kills where it is towed')
