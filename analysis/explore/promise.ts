import { actsOf } from '../../steps/judge/acts.ts'
import { Mismatch } from '../../steps/judge/mismatch.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import type { Deed } from '../../steps/operation.ts'
import type { Dice } from './dice.ts'
import type { Recorder } from './record.ts'

/** So many deeds are thought of before one is done. */
const thoughtOf = 8

/** One of the deeds that are drawn: rather one that is legal, or else one that a ruling forbids. */
export async function promising(
  recorder: Recorder,
  finder: Finder,
  draw: () => Deed | undefined,
  dice: Dice,
): Promise<Deed | undefined> {
  const first = draw()
  if (!first || dice.chance(0.1)) return first
  const wanted = dice.chance(0.75) ? 'legal' : 'forbidden'
  let second: Deed | undefined
  let deed: Deed | undefined = first
  for (let made = 0; deed && made < thoughtOf; made += 1, deed = draw()) {
    const so = await tryOut(recorder, finder, deed)
    if (so === wanted) return deed
    if (so) second ??= deed
  }
  return second ?? first
}

/** Would it be legal, or would a ruling forbid it? Undefined: neither. */
async function tryOut({ table }: Recorder, finder: Finder, deed: Deed): Promise<'legal' | 'forbidden' | undefined> {
  const act = actOf(deed, finder)
  if (!act || !table.can.try) return undefined
  const { outcome, rulings = [] } = await table.client.act(deed.player, act, { try: true })
  return outcome !== 'refused' ? 'legal' : rulings.length ? 'forbidden' : undefined
}

function actOf(deed: Deed, finder: Finder) {
  try {
    return actsOf(deed, finder)[0]
  } catch (error) {
    if (error instanceof Mismatch) return undefined
    throw error
  }
}
