import { findCard } from './catalogue.ts'
import type { CardFacts } from './facts.ts'

/** A card that no set contains, as somebody needs it who adds it to an engine by hand. */
export interface SupposedCard {
  readonly title: string
  /** What it does, in plain words. */
  readonly says: string
  /** What it is printed with besides. */
  readonly printed: Omit<CardFacts, 'title' | 'says' | 'supposed'>
}

/** Those of the titles that no set contains, in their order. */
export function supposedAmong(titles: readonly string[]): readonly SupposedCard[] {
  return titles.flatMap(title => {
    const facts = findCard(title)
    return facts?.supposed ? [asSupposed(facts)] : []
  })
}

function asSupposed({ title, says = '', supposed: _, ...printed }: CardFacts): SupposedCard {
  return { title, says, printed }
}
