import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Greeted } from '../reference.ts'
import { type Cause, causeOf, stillDecides } from './cause.ts'
import { compare, type Difference, kindOf, withinReach } from './difference.ts'
import { isQuiet } from './quiet.ts'
import type { Reach } from './reach.ts'
import { record } from './record.ts'
import type { Script } from './script.ts'
import { shrink } from './shrink.ts'

/** A difference with little else on its board, and what decides it. */
export interface Small extends Difference {
  readonly cause: Cause | undefined
}

interface Players {
  readonly law: Ruleset
  readonly ours: Greeted
  readonly theirs: Greeted
  readonly reach: Reach
}

/** So many smaller scripts are tried where each may take the full time of an answer. */
const mostInVain = 40

/** Takes away what does not matter: the same is done, the same is said of it, and the same ruling decides. */
export async function smallest(found: Difference, { law, ours, theirs, reach }: Players): Promise<Small> {
  const kind = kindOf(found)
  const cause = await causeOf(found, law)
  const shown = await shrink<Shown>(
    shownBy(found),
    async script => {
      const recording = await record(script, ours).catch(() => undefined)
      const difference = recording && (await compare(withinReach(recording, reach), theirs))
      if (!difference || typeof difference === 'string' || kindOf(difference) !== kind) return undefined
      if (cause && cause.kind !== 'named' && !(await stillDecides(difference, law, cause))) return undefined
      return (await isQuiet(script, ours)) ? shownBy(difference) : undefined
    },
    found.outcome === 'timeout' ? mostInVain : undefined,
  )
  return { ...shown.difference, cause: await causeOf(shown.difference, law) }
}

interface Shown extends Script {
  readonly difference: Difference
}

/** Nothing is done after the sentence that the engine does not bear out. */
function shownBy(difference: Difference): Shown {
  const { ruleset, given, moves, said } = difference.recording
  const later = new Set(said.slice(difference.at + 1).map(({ operation }) => operation))
  return { ruleset, given, moves: moves.filter(move => !later.has(move)), difference }
}
