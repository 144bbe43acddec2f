import { conditions } from './conditions.ts'
import { deeds } from './deeds.ts'
import { names } from './names.ts'
import { outcomes } from './outcomes.ts'
import type { Spelling } from './spelling.ts'

/**
 * Spellings that are understood, in the order in which they are applied, each to what the one before made of the sentence.
 * Only a sentence that the language does not have is read so.
 */
export const spellings: readonly Spelling[] = [...names, ...conditions, ...deeds, ...outcomes]
