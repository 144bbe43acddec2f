import type { Card, Id } from '../../../protocol/types.ts'
import type { CaseDetails } from '../embedded.ts'

/** The cards of a case by handle, as they first stood on its board. */
export function cardsOnBoards({ before, after }: Pick<CaseDetails, 'before' | 'after'>): ReadonlyMap<Id, Card> {
  return new Map([...(after?.cards ?? []), ...(before?.cards ?? [])].map(card => [card.id, card]))
}

/** Their titles by handle. */
export const titlesOnBoards = (boards: Pick<CaseDetails, 'before' | 'after'>): ReadonlyMap<Id, string> =>
  new Map([...cardsOnBoards(boards)].map(([id, { title }]) => [id, title ?? id]))

/** What a card is called for people: its title, or its handle where there are several of that title. */
export function namesOnBoards(boards: Pick<CaseDetails, 'before' | 'after'>): (id: Id) => string {
  const titles = titlesOnBoards(boards)
  const copies = new Set([...titles.values()].filter((title, i, all) => all.indexOf(title) !== i))
  return id => {
    const title = titles.get(id) ?? id
    return copies.has(title) ? id : title
  }
}
