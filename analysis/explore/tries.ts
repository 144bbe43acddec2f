import { deedsOn } from '../../steps/on-board/deeds-on.ts'
import type { Deed, Player } from '../../steps/operation.ts'
import { deedsBesides } from './deeds.ts'
import type { Dice } from './dice.ts'
import type { Reach } from './reach.ts'
import type { Recorder } from './record.ts'

/** At most so many deeds are tried on one board. */
const mostTried = 10

/** Of some deeds, whether they could be done now; none of them is. */
export async function tryAround(recorder: Recorder, reach: Reach, dice: Dice): Promise<void> {
  const { table } = recorder
  const { turn, over } = await table.now()
  if (over || table.decision() || table.pending.some(({ kind }) => kind === 'response')) return
  const finder = await table.finder()
  const player = (dice.chance(0.85) ? turn.player : turn.player === 'Alice' ? 'Bob' : 'Alice') as Player
  const all = [...deedsOn(finder, player), ...deedsBesides(finder, player, dice)]
  const drawn = new Set(ofEachVerb(all, mostTried - 2 - dice.below(mostTried / 2), dice))
  for (const deed of drawn) if (reach.does(deed)) await recorder.ask({ op: 'verdicts', legal: true, deeds: [deed] })
}

/** A few deeds, of verbs that are drawn before the deeds are. */
function ofEachVerb(deeds: readonly Deed[], count: number, dice: Dice): readonly Deed[] {
  const verbs = [...new Set(deeds.map(({ verb }) => verb))].filter(verb => verb !== 'ends the turn')
  return Array.from({ length: count }, () => dice.one(verbs)).flatMap(verb => {
    const deed = dice.one(deeds.filter(one => one.verb === verb))
    return deed ? [deed] : []
  })
}
