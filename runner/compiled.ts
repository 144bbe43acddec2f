import type { Outcome } from '../reports/result.ts'
import { playSteps } from '../steps/judge/play-case.ts'
import type { Session } from '../steps/session.ts'
import type { Case } from '../steps/suite/case.ts'
import { InVain } from './in-vain.ts'
import type { Threads } from './threads/beside.ts'
import { takes } from './threads/share.ts'
import { waiting } from './waiting.ts'

interface Manner {
  readonly failFast?: boolean
  /** So many of any kind; 0 = never. */
  readonly giveUpAfter?: number
  /** Hears why the rest is not played, and what a run waits for. */
  readonly tell?: (remark: string) => void
  /** Threads that take from the same cases. */
  readonly threads?: Threads
  /** Has it been heard what came of the case? What no thread tells of is played here in the end. */
  readonly isHeard?: (kase: Case) => boolean
}

/** Plays the cases without Cucumber, in the order given; each session takes the next one that nobody has taken. */
export async function playCompiled(
  cases: readonly Case[],
  sessions: readonly Session[],
  { failFast = false, giveUpAfter, tell = () => {}, threads, isHeard = () => true }: Manner,
): Promise<void> {
  const queue = threads ? takes(cases, threads.taken) : takes(cases, new Int32Array(1), 1)
  const vain = new InVain(giveUpAfter)
  const waits = waiting(tell)
  let [over, played] = [false, 0]
  const giveUp = (): void => {
    over = true
    const left = cases.length - played
    if (left > 0)
      tell(
        `Given up: ${vain.says('cases')}, so ${left.toLocaleString('en')} cases were not played. --give-up-after says how many, --timeout how long.`,
      )
  }
  const playNext = async (session: Session, kase: Case): Promise<void> => {
    const outcome = await waits.during(`case ${kase.id}`, () => playOne(kase, session))
    played += 1
    if (outcome) vain.add(outcome)
    if (failFast && outcome && outcome !== 'pass') over = true
    else if (!over && vain.isEnough()) giveUp()
  }
  const playOn = async (session: Session): Promise<void> => {
    for (const { cases: some } of queue) {
      for (const kase of some) {
        if (over) return
        await playNext(session, kase)
      }
      // What the threads say is heard between two cases.
      if (threads) await new Promise(setImmediate)
    }
    if (!threads) return
    await threads.over
    for (const kase of cases) if (!over && !isHeard(kase)) await playNext(session, kase)
  }
  const ends = sessions.map(session =>
    playOn(session).catch(error => {
      over = true
      throw error
    }),
  )
  const ended = await Promise.allSettled(ends)
  waits.close()
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

/** Undefined when the case does not apply to the engine. */
async function playOne(kase: Case, session: Session): Promise<Outcome | undefined> {
  const run = session.begin(kase)
  if (!run) return undefined
  await playSteps(run, kase)
  return (await session.end(kase, run)).outcome
}
