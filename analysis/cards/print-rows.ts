import type { Lies } from '../../cards/game-text.ts'
import type { Document } from '../../engine/kernel/document.ts'
import { cards } from '../../engine/library/contents.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'

/** A comparison of the print of a card with the text that is played. */
export interface PrintRow extends Lies {
  readonly title: string
  /** Absent = under every ruleset in which the card has a text. */
  readonly rulesets?: readonly string[]
  /** The part that is played, in a few words; absent = all that is not left out. */
  readonly plays?: string
  readonly leftOut?: string
  /** Why what is left out cannot matter on the boards where the card stands. */
  readonly why?: string
}

/** The rows of every card that has a text and stands on a board. */
export const printRows = (): readonly PrintRow[] =>
  cards.flatMap(({ title, print = [] }) =>
    [print === 'whole' ? {} : print].flat().map(row => ({
      ...row,
      title,
      ...('under' in row ? { rulesets: row.under.map(lawOf) } : {}),
    })),
  )

/** The law of which it is the newest document. */
const lawOf = (document: Document): string =>
  [...rulesets.values()].find(({ documents }) => [...documents].at(-1) === document)!.id
