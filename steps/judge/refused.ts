import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Board } from '../../protocol/types.ts'
import type { Deed } from '../operation.ts'
import { differencesAtAll } from './frame.ts'
import type { Last } from './last.ts'
import { listed, mismatch, refused } from './mismatch.ts'
import type { Table } from './table.ts'

/** Fails where the boards before and after a refusal differ, whatever is pending. */
export function requireUnchanged(before: Board, after: Board): void {
  const changes = differencesAtAll(before, after)
  if (changes.length) mismatch(`A refusal must change nothing (the protocol, section 5), but ${listed(changes)}`)
}

/** Fails when an act was refused that no step calls illegal. */
export async function requireClaimed(table: Table): Promise<void> {
  if (table.unclaimed) await shouldBeLegal(table, table.unclaimed)
}

/** Fails: what was refused should be legal; with the verb that may have been meant. */
export async function shouldBeLegal(table: Table, last: Last): Promise<never> {
  const hint = last.deed && (await otherVerb(table, last.deed))
  return refused(last.what, hint ? { ...last, text: `${last.text}; ${hint}` } : last)
}

const piles = '`looks at` names a pile; facts about cards in play are asked with `asks about`'
const notInPlay = 'a card that is not in play is played, or answers what goes on: `responds with`'

async function otherVerb(table: Table, { verb, cards = [] }: Deed): Promise<string | undefined> {
  if (verb === 'looks at') return cards.some(term => 'pile' in term) ? undefined : piles
  if (verb !== 'uses') return undefined
  const finder = await table.finder()
  return finder.ids(cards).some(id => outOfPlay.has(finder.card(id).where[0])) ? notInPlay : undefined
}
