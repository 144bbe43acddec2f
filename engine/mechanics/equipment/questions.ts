import { question } from '../../kernel/question.ts'

/** How something stands on a ship: as a phrase of a few words, named in a sentence, as that sentence itself, as a special download, or not at all since every ship has it. */
export type PrintedAs = 'phrase' | 'named in a sentence' | 'sentence' | 'special download' | 'nothing'

/** Is this special equipment of the ship that is printed with it so? */
export const isSpecialEquipment = question<{ system: string; as: PrintedAs }, boolean>()('is special equipment', false)
