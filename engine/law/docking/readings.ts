import type { Reading } from '../../kernel/reading.ts'
import { reworded } from '../../kernel/rule.ts'
import { goesWithTheNor } from './docking-pads.ts'

/** A ship at Docking Pads is docked like any other. */
const isSafe = reworded(goesWithTheNor, { ruling: goesWithTheNor.ruling, answer: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'ship-docked-at-docking-pads', reading: 'safe', where: 'glossary', replaces: [isSafe] },
]
