import type { Operation } from '../operation.ts'
import { indexOf } from './board-index.ts'
import { mismatch } from './mismatch.ts'
import type { Table } from './table.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Checks a player's own view. */
export async function sees(table: Table, { player, not, cards }: Op<'sees'>): Promise<void> {
  const ids = (await table.finder()).ids(cards)
  const { board, rulings } = await table.client.observe({ as: player })
  table.credit(rulings)
  for (const id of ids) {
    const seen = indexOf(board).card(id)?.title !== undefined
    if (seen === !!not)
      mismatch(
        `${player} should ${not ? 'not ' : ''}see "${id}", but does${seen ? '' : ` not${wasShown(table, player, id)}`}`,
      )
  }
}

/** Said where the player saw the card, and sees it no longer. */
function wasShown({ events }: Table, player: string, id: string): string {
  const told = events.some(
    one => one.event === 'revealed' && (!one.player || one.player === player) && one.cards?.includes(id),
  )
  return told ? ' any longer; what was shown meanwhile is asked for by `has been shown`' : ''
}
