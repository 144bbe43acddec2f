import { playSteps } from '../steps/judge/play-case.ts'
import type { Session } from '../steps/session.ts'
import type { Case } from '../steps/suite/case.ts'

/** Cases in a row without an answer in time after which an engine is given up, as each of them may take its full time. */
const patience = 10

interface Manner {
  readonly failFast?: boolean
  /** 0 = never. */
  readonly giveUpAfter?: number
  /** Hears why the rest is not played. */
  readonly tell?: (remark: string) => void
}

/** Plays the cases without Cucumber, in the order given; each session takes the next one that nobody has taken. */
export async function playCompiled(
  cases: readonly Case[],
  sessions: readonly Session[],
  { failFast = false, giveUpAfter = patience, tell = () => {} }: Manner,
): Promise<void> {
  const queue = cases.values()
  let [over, played, inVain] = [false, 0, 0]
  const giveUp = (): void => {
    over = true
    const left = cases.length - played
    if (left > 0)
      tell(
        `Given up: ${inVain} cases in a row had no answer in time, so ${left.toLocaleString('en')} cases were not played. --give-up-after says how many, --timeout how long.`,
      )
  }
  const playOn = async (session: Session): Promise<void> => {
    for (const kase of queue) {
      if (over) return
      const outcome = await playOne(kase, session)
      played += 1
      if (outcome) inVain = outcome === 'timeout' ? inVain + 1 : 0
      if (failFast && outcome && outcome !== 'pass') over = true
      else if (!over && inVain && inVain === giveUpAfter) giveUp()
    }
  }
  const ends = sessions.map(session =>
    playOn(session).catch(error => {
      over = true
      throw error
    }),
  )
  for (const end of await Promise.allSettled(ends)) if (end.status === 'rejected') throw end.reason
}

/** Undefined when the case does not apply to the engine. */
async function playOne(kase: Case, session: Session): Promise<string | undefined> {
  const run = session.begin(kase)
  if (!run) return undefined
  await playSteps(run, kase)
  return (await session.end(kase, run)).outcome
}
