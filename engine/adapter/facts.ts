import type { FactAnswer, FactQuestion, FactWord } from '../../protocol/types.ts'
import type { Game } from '../kernel/game.ts'
import { factsOfCards } from './facts-of-cards.ts'
import { factsOfTitles } from './facts-of-titles.ts'

export type Reader = (game: Game, question: FactQuestion) => FactAnswer

/** A reader for every relation of the protocol: between titles, or between cards on the board. */
export const readers: Readonly<Record<FactWord, Reader>> = { ...factsOfTitles, ...factsOfCards }
