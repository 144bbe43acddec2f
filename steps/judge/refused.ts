import { tableOf } from '../../cards/table-of.ts'
import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Board } from '../../protocol/types.ts'
import type { Deed } from '../operation.ts'
import { actsOf } from './acts.ts'
import { differencesAtAll } from './frame.ts'
import type { Last } from './last.ts'
import { listed, Mismatch, mismatch, refused } from './mismatch.ts'
import type { Table } from './table.ts'
import { Unaskable } from './unaskable.ts'

/** Fails where the boards before and after a refusal differ, whatever is pending. */
export function requireUnchanged(before: Board, after: Board): void {
  const changes = differencesAtAll(before, after)
  if (changes.length) mismatch(`A refusal must change nothing (the protocol, section 5), but ${listed(changes)}`)
}

/** Fails when an act was refused that no step calls illegal. */
export async function requireClaimed(table: Table): Promise<void> {
  if (table.unclaimed) await shouldBeLegal(table, table.unclaimed)
}

/** Fails: what was refused should be legal; with the sentence that the engine would have taken, if there is one like it. */
export async function shouldBeLegal(table: Table, last: Last): Promise<never> {
  const hint = last.deed && (await otherVerb(table, last.deed))
  return refused(last.what, hint ? { ...last, text: `${last.text}; ${hint}` } : last)
}

/** Verbs that are easily taken for one another. */
const alike: Readonly<Record<string, readonly string[]>> = tableOf({
  uses: ['plays'],
  plays: ['uses', 'reports'],
  reports: ['plays'],
  downloads: ['plays', 'uses'],
  'looks at': ['asks about'],
})

async function otherVerb(table: Table, deed: Deed): Promise<string | undefined> {
  const others = alike[deed.verb]
  if (!others) return undefined
  const finder = await table.finder()
  for (const verb of others) {
    const acts = actsIn({ ...deed, verb }, finder)
    if (acts?.length === 1 && (await table.wouldTake(deed.player, acts[0]!)))
      return `it would take \`${deed.player} ${verb} …\``
  }
  const [card] = finder.ids(deed.cards ?? [])
  const isInHand = deed.verb === 'uses' && card !== undefined && outOfPlay.has(finder.card(card).where[0])
  return isInHand ? 'a card that is not in play is played, or answers what goes on: `responds with`' : undefined
}

/** The acts, if the sentence with that verb makes sense on this board. */
function actsIn(deed: Deed, finder: Awaited<ReturnType<Table['finder']>>): ReturnType<typeof actsOf> | undefined {
  try {
    return actsOf(deed, finder)
  } catch (error) {
    if (error instanceof Mismatch || error instanceof Unaskable) return undefined
    throw error
  }
}
