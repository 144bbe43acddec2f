import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Where "anywhere" is, besides what a text names. */
export const isAnywhere = flag<{ where: 'on a dilemma' | 'out of the game' }>()('is anywhere')

/** Is the card, which lets more than one come through, played at that time? */
export const isPlayedAlong = question<{ card: CardId; when: 'used' | 'shown' }, boolean>()('is played along', true)

/** Does whoever is aboard do for the ship, which no player controls, what a crew does? */
export const servesThatShip = flag<{ card: CardId; ship: CardId }>()('serves a ship that nobody controls', true)

/** Is the card never played, but only used from hand and shown? */
export const isNeverPlayed = flag<{ card: CardId }>()('is never played')

/** May the card be used in the format that the players have agreed on? */
export const isOfTheFormat = flag<{ card: CardId }>()('is of the format', true)
