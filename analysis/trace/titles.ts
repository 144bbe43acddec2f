import { byCode } from '../../catalogue/group.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { DeckList } from '../decks/read-deck.ts'

/** A title of a list, with the number of cases in which it stands, by ruleset. */
export interface TitleStands {
  readonly title: string
  readonly cases: number
  readonly byRuleset: Readonly<Record<string, number>>
}

/** Which cards of a list stand in cases. */
export interface TitlesStand {
  /** Those that stand in most first. */
  readonly standing: readonly TitleStands[]
  readonly inNone: readonly string[]
  /** Lines of which no card could be made. */
  readonly unread: DeckList['unread']
}

/** Looks every card of the list up among the cards of the cases. */
export function titlesThatStand(
  { cards, unread }: DeckList,
  cases: readonly Pick<Case, 'ruleset' | 'titles'>[],
): TitlesStand {
  const strange = new Set(unread.map(({ line }) => line))
  const titles = [...new Set(cards.filter(({ line }) => !strange.has(line)).map(({ title }) => title))]
  const wanted = new Set(titles)
  const found = new Map<string, Record<string, number>>()
  for (const { ruleset, titles: own } of cases)
    for (const title of own) {
      if (!wanted.has(title)) continue
      const counts = found.get(title) ?? {}
      counts[ruleset] = (counts[ruleset] ?? 0) + 1
      found.set(title, counts)
    }
  const standing = [...found].map(([title, byRuleset]) => ({
    title,
    cases: Object.values(byRuleset).reduce((sum, count) => sum + count, 0),
    byRuleset,
  }))
  return {
    standing: standing.sort((a, b) => b.cases - a.cases || byCode(a.title, b.title)),
    inNone: titles.filter(title => !found.has(title)).sort(),
    unread,
  }
}
