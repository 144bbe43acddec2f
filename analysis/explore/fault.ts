import { isDeepStrictEqual } from 'node:util'
import type { Greeted } from '../reference.ts'
import { plainly } from './difference.ts'
import { EngineFault } from './game.ts'
import { isQuiet } from './quiet.ts'
import { type Recording, record } from './record.ts'
import type { Script } from './script.ts'
import { shrink } from './shrink.ts'

/** Something that no engine may do, done by our own: an exception, a lost card, a refusal that changes something. */
export interface Fault {
  readonly message: string
  /** The smallest board and moves that bring it about. */
  readonly script: Script
  readonly seed: number
  games: number
}

/** Takes away what the fault does not need. */
export async function smallestFault(
  script: Script,
  message: string,
  ours: Greeted,
): Promise<Pick<Fault, 'message' | 'script'>> {
  const small = await shrink(script, async smaller =>
    plainly((await messageOf(smaller, ours)) ?? '') === plainly(message) && (await isQuiet(smaller, ours))
      ? smaller
      : undefined,
  )
  return { message: (await messageOf(small, ours)) ?? message, script: small }
}

/** The error when the script is played; undefined = none. */
async function messageOf(script: Script, ours: Greeted): Promise<string | undefined> {
  try {
    const recording = await record(script, ours)
    if (recording) await requireSame(recording, ours)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Throws where the same moves on the same board come to something else. */
export async function requireSame({ ruleset, given, moves, said }: Recording, ours: Greeted): Promise<void> {
  const script = { ruleset, given, moves }
  const [once, again] = [await record(script, ours), await record(script, ours)]
  if (!once || !again || isDeepStrictEqual(once.said, again.said)) return
  const at = once.said.findIndex((one, index) => !isDeepStrictEqual(one, again.said[index]))
  throw new EngineFault(`Played again, step ${at + 1} of ${said.length} comes to something else`, script)
}
