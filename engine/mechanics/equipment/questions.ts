import { question } from '../../kernel/question.ts'

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
