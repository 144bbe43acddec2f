import type { CardFacts } from '../../../cards/facts.ts'
import type { LoreName } from '../../../cards/lore.ts'
import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Is a name in a lore, as written there, the title of this card? */
export const isTitled = question<{ written: string; title: string }, boolean>()(
  'a name in lore is a title',
  ({ written, title }) => written === title,
)

/** Does the name, standing in the lore of `card`, name the one with this title? */
export const namesInLore = question<{ name: LoreName; title: string; card: CardFacts }, boolean>()(
  'names in lore',
  false,
)

/** What one lore says of two cards: of its own, and of the one that it names. */
export interface Said {
  readonly personnel: CardFacts
  /** The ship or facility. */
  readonly vessel: CardFacts
  /** The lore that says so is whose? */
  readonly lore: 'personnel' | 'vessel'
  readonly name: LoreName
}

/** Does that make the personnel a matching commander of the ship? */
export const makesMatchingCommander = question<Said, boolean>()('makes a matching commander', false)

/** Does that make the personnel the commander of the facility? */
export const makesFacilityCommander = question<Said, boolean>()('makes a facility commander', false)

/** In what one card stands to another: as the matching commander of a ship, or as the commander of a facility. */
export type Command = 'matching' | 'facility'

/** Is the personnel in command of the ship or facility, whatever any lore says? None = let the lore say. */
export const commandsByName = question<{ personnel: CardFacts; vessel: CardFacts; as: Command }, boolean | undefined>()(
  'commands by name',
  undefined,
)

/** A version of the card, the personnel or the vessel, is in command, or under it: does the card itself count as that? */
export const versionCounts = question<
  { card: CardFacts; version: CardFacts; which: 'personnel' | 'vessel'; as: Command },
  boolean
>()('another version counts', false)

/** Has the commander the standing that he is entitled to, where he is now? */
export const commandsFromThere = question<
  { card: CardId; facility: CardId; aboard: boolean; ofOnePlayer: boolean },
  boolean
>()('commands a facility from there', false)

/** Does he serve as the one, being the other? */
export const servesAs = question<{ is: Command; as: Command }, boolean>()('serves as another commander', false)

/** Of how many of the matching commanders aboard does the ship have the benefits? */
export const commandersAtOnce = question<{ ship: CardId; commanders: number }, number>()(
  'matching commanders at once',
  1,
)

/** Does this word between two personnel in one lore make them romantic partners? */
export const makesPartners = question<{ a: CardFacts; b: CardFacts; name: LoreName }, boolean>()(
  'makes romantic partners',
  false,
)

/** Are the two on the dual-personnel card partners of each other, whatever its lore says? */
export const partnersOnOneCard = question<{ card: CardFacts }, boolean>()('the two on one card are partners', false)

/** Are the two a couple? */
export const makesCouple = question<{ a: CardFacts; b: CardFacts; partners: boolean }, boolean>()(
  'makes a couple',
  false,
)
