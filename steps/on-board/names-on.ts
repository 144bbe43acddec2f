import type { Id } from '../../protocol/types.ts'
import type { Finder } from '../judge/resolve.ts'
import type { CardName, Player } from '../operation.ts'

/** How a sentence names the card on this board; undefined where no name means it and no other. */
export function nameOn(finder: Finder, id: Id): CardName | undefined {
  const { title, owner } = finder.card(id)
  if (title === undefined) return undefined
  const label = id.split('/')[1] ?? /\[([^[\]]+)\]/.exec(id)?.[1]
  const names: readonly CardName[] = [
    { title },
    ...(label === undefined ? [] : [{ title, label }]),
    { title, owner: owner as Player },
  ]
  const isOne = finder.board.cards.filter(card => card.title === title).length === 1
  return [...names.slice(isOne ? 0 : 1), ...names].find(name => finder.meant(name) === id)
}
