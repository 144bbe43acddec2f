import type { CardId } from '../../board/state.ts'

/** One skill in a skills box. */
export interface Entry {
  /** Its name; `special` for a skill that is a sentence, `none` for the blank that a lost one leaves. */
  readonly skill: string
  /** Its multiplier: 0.5 = one half; a number that is taken away is negative. */
  readonly level: number
}

/** A skill that came to the box, and the card by which it came. */
export interface Gained extends Entry {
  readonly by: CardId
}

const unnamed: ReadonlySet<string> = new Set(['special', 'none'])

/** Does the entry name a skill? */
export const isListed = ({ skill }: Entry): boolean => !unnamed.has(skill)

/** What a lost skill leaves in its place. */
export const blank: Entry = { skill: 'none', level: 0 }

/** The level of each skill that is named. */
export function levelsIn(box: readonly Entry[]): Readonly<Record<string, number>> {
  const levels: Record<string, number> = {}
  for (const entry of box) if (isListed(entry)) levels[entry.skill] = (levels[entry.skill] ?? 0) + entry.level
  return levels
}
