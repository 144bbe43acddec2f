import type { Operation } from '../operation.ts'
import { actsOf } from './acts.ts'
import { differencesAtAll } from './frame.ts'
import { listed, mismatch, refused } from './mismatch.ts'
import { passUnclaimed } from './pass-unclaimed.ts'
import { requireUnchanged, shouldBeLegal } from './refused.ts'
import type { Finder } from './resolve.ts'
import type { Table } from './table.ts'
import { unaskable } from './unaskable.ts'
import { sentence } from './when.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** The last act was accepted, or refused without changing anything. */
export async function verdict(table: Table, { legal }: Op<'verdict'>): Promise<void> {
  const { last } = table
  if (!last) return unaskable('nothing was done yet that could be legal or illegal')
  if (last.unknown) return
  if (legal && last.refused) await shouldBeLegal(table, last)
  if (legal) return
  if (last.acts) return unaskable(severalAtOnce(last.what, last.acts))
  if (!last.refused) mismatch(`${last.what} should be illegal, but the engine let it happen`)
  table.unclaimed = undefined
  if (table.past.nearest && !last.compared) requireUnchanged(table.past.nearest, await table.now())
}

const severalAtOnce = (what: string, acts: number): string =>
  `${what} stands for ${acts} acts, one for each card, and any of them may be the one that is illegal. Give each its own sentence`

/** Each deed, tried from here, would be accepted or refused. */
export async function verdicts(table: Table, { legal, deeds }: Op<'verdicts'>): Promise<void> {
  if (!legal) await tryInWindow(table, deeds)
  await passUnclaimed(table)
  const finder = await table.finder()
  await tryAll(table, legal, deeds, finder)
  const changes = differencesAtAll(finder.board, await table.now(true))
  if (changes.length)
    mismatch(
      `Trying an act must change nothing (the protocol, section 4), but after these deeds were tried ${listed(changes)}`,
    )
}

/** What should be illegal must not be allowed in the window that is open, either. */
async function tryInWindow(table: Table, deeds: Op<'verdicts'>['deeds']): Promise<void> {
  const window = table.pending.find(({ kind }) => kind === 'response')
  if (!window) return
  const finder = await table.finder()
  await tryAll(
    table,
    false,
    deeds.filter(({ player }) => player === window.who),
    finder,
  )
}

async function tryAll(table: Table, legal: boolean, deeds: Op<'verdicts'>['deeds'], finder: Finder): Promise<void> {
  for (const deed of deeds) {
    for (const act of actsOf(deed, finder)) {
      const result = await table.attempt(deed.player, act)
      const allowed = result.outcome !== 'refused'
      if (legal && !allowed) refused(sentence(deed), result.refusal ?? {})
      if (!legal && allowed) mismatch(`${sentence(deed)} should be illegal, but the engine would let it happen`)
    }
  }
}
