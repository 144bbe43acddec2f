import type { FactAnswer, FactQuestion } from '../../protocol/types.ts'
import type { Game } from '../kernel/game.ts'

/** Answers one question of fact. */
export type Reader = (game: Game, question: FactQuestion) => FactAnswer

/** The two of whom a relation is asked. */
export const pair = (of: readonly string[] | undefined): readonly [string, string] => [of?.[0] ?? '', of?.[1] ?? '']
