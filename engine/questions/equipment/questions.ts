import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Joining } from '../compatibility/questions.ts'

/** How something stands on a ship: as a phrase of a few words, named in a sentence, as that sentence itself, as a special download, or not at all since every ship has it. */
export type PrintedAs = 'phrase' | 'named in a sentence' | 'sentence' | 'special download' | 'nothing'

/** Is this special equipment of the ship that is printed with it so? */
export const isSpecialEquipment = question<{ system: string; as: PrintedAs }, boolean>()(
  'is special equipment',
  false,
  'as',
)

/** What a skill is counted for. */
export type Purpose = 'space dilemma' | 'space mission' | 'planet dilemma' | 'planet mission'

/** Does the skill that the special equipment of the ship supplies count for this? */
export const countsTowards = question<{ ship: string; towards: Purpose }, boolean>()(
  'counts the skill of a ship',
  false,
  'towards',
)

/** Does the personnel pass for one of a classification whose skill it has? */
export const passesForAClassification = flag<{ card: CardId; classification: string }>()('passes for a classification')

/** How many times over does it gain a skill that is given to those of a classification? */
export const timesGained = question<{ card: CardId; classification: string | undefined }, number>()('times gained', 1)

/** May the personnel use the equipment? `for` and `species` = the affiliations and species that it is for. */
export const mayUseEquipment = flag<{
  equipment: CardId
  user: CardId
  for: readonly string[]
  species: readonly string[]
}>()('may use equipment', true)

/** Is the equipment of use to the personnel, too, and not only to one of those with it? */
export const isForAll = flag<{ equipment: CardId; user: CardId }>()('is for all', true)

/** Does what the card adds count beside what the others add? */
export const addsUp = flag<{ by: CardId; besides: readonly CardId[] }>()('adds up', true)

/** May those of the ship or facility handle the equipment? `for` = the affiliations that it is for; `to` = how it comes there. */
export const mayBeHandled = flag<{ equipment: CardId; aboard: CardId; for: readonly string[]; to: Joining }>()(
  'may be handled',
  true,
)

/** May the player take along what was left on a planet by those who died there? */
export const mayBeRetrieved = question<{ equipment: CardId; player: PlayerName; own: boolean }, boolean>()(
  'may be retrieved',
  ({ own }) => own,
)

/** How many times over counts what a card adds to a battle, in its so manieth one? */
export const timesInBattle = question<{ card: CardId; battle: number }, number>()(
  'times in battle',
  ({ battle }) => battle,
)

/** Is it another battle for the card when some fight it who fought it before? `bySelf` = they came to fight on by themselves. */
export const isAnotherBattle = flag<{ card: CardId; bySelf: boolean }>()('is another battle', true)

/** Does the system that the card has work as the card is now? */
export const worksNow = flag<{ card: CardId; system: string }>()('works now', true)
