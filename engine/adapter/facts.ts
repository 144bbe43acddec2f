import type { FactWord } from '../../protocol/types.ts'
import { factsOfCards } from './facts-of-cards.ts'
import { factsOfTitles } from './facts-of-titles.ts'
import type { Reader } from './reader.ts'

/** A reader for every relation of the protocol: between titles, or between cards on the board. */
export const readers: Readonly<Record<FactWord, Reader>> = { ...factsOfTitles, ...factsOfCards }
