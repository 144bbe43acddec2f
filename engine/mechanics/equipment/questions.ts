import { question } from '../../kernel/question.ts'

/** How something stands on a ship: as a phrase of a few words, named in a sentence, as that sentence itself, as a special download, or not at all since every ship has it. */
export type PrintedAs = 'phrase' | 'named in a sentence' | 'sentence' | 'special download' | 'nothing'

/** Is this special equipment of the ship that is printed with it so? */
export const isSpecialEquipment = question<{ system: string; as: PrintedAs }, boolean>()('is special equipment', false)

/** Levels of the skill of the same name that the system of the ship of this title supplies. */
export const skillSupplied = question<{ title: string; system: string }, number>()('skill supplied by a system', 0)

/** What a skill is counted for. */
export type Purpose = 'dilemma' | 'mission'

/** Does the skill that the equipment of the ship supplies count for this, for those who face it in space or on the planet? */
export const countsTowards = question<{ ship: string; towards: Purpose; at: 'space' | 'planet' }, boolean>()(
  'counts the skill of a ship',
  false,
)
