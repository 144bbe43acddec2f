import { type Edition, editionOf } from '../../catalogue/edition.ts'

/** Of these, the first that the engine has, enough to draw from lies in decks that do not matter. */
const plain: Readonly<Record<Edition, readonly string[]>> = {
  first: ['Tricorder', 'Engineering Kit', 'Medical Kit'],
  second: ['Opposition Drone', 'Transwarp Drone', 'Borg Cutting Beam'],
}

/** Titles that decks may be filled with under the ruleset. */
export const plainCardsOf = (ruleset: string): readonly string[] => plain[editionOf(ruleset)]
