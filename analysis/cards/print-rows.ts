import type { Harmless, Lies } from '../../cards/game-text.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Document } from '../../engine/kernel/document.ts'
import { cards } from '../../engine/library/contents.ts'
import { goesOn } from '../../engine/library/text-of.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Card } from '../../engine/text/card.ts'

/** A comparison of the print of a card with the text that is played. */
export interface PrintRow extends Lies, Harmless {
  readonly title: string
  /** Absent = under every ruleset in which the card has a text. */
  readonly rulesets?: readonly string[]
  /** Those of them that the row names itself; in the others such a text goes on, since they have none of their own. */
  readonly named?: readonly string[]
  /** The part that is played, in a few words; absent = all that is not left out. */
  readonly plays?: string
  readonly leftOut?: string
}

/** Does the row hold in the ruleset? */
export const covers = ({ rulesets }: Pick<PrintRow, 'rulesets'>, ruleset: string): boolean =>
  !rulesets || rulesets.includes(ruleset)

/** The rows of every card that has a text and stands on a board. */
export const printRows = (): readonly PrintRow[] =>
  cards.flatMap(card =>
    [card.print === undefined ? [] : card.print === 'whole' ? {} : card.print].flat().map(row => ({
      ...row,
      title: card.title,
      ...('under' in row ? lawsUnder(row.under, card) : {}),
    })),
  )

/** The laws of which one of these is the newest document, and those in which a text of theirs goes on. */
function lawsUnder(under: readonly Document[], card: Card): Pick<Required<PrintRow>, 'rulesets' | 'named'> {
  const laws = [...rulesets.values()]
  const isNamed = ({ documents }: Ruleset): boolean => under.includes([...documents].at(-1)!)
  const goesOnFrom = ({ documents }: Ruleset): Document | undefined => {
    const newest = [...documents].findLast(document => card[document] || goesOn(card, document))
    return newest && goesOn(card, newest)
  }
  const isMeant = (law: Ruleset): boolean => isNamed(law) || under.includes(goesOnFrom(law)!)
  const ids = (some: readonly Ruleset[]): readonly string[] => some.map(({ id }) => id)
  return { rulesets: ids(laws.filter(isMeant)), named: ids(laws.filter(isNamed)) }
}
