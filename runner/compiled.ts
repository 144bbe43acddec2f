import { playSteps } from '../steps/judge/play-case.ts'
import type { Session } from '../steps/session.ts'
import type { Case } from '../steps/suite/case.ts'

/** Plays the cases without Cucumber, in the order given; each session takes the next one that nobody has taken. */
export async function playCompiled(
  cases: readonly Case[],
  sessions: readonly Session[],
  { failFast = false }: { readonly failFast?: boolean },
): Promise<void> {
  const queue = cases.values()
  let over = false
  const playOn = async (session: Session): Promise<void> => {
    for (const kase of queue) {
      if (over) return
      const outcome = await playOne(kase, session)
      if (failFast && outcome && outcome !== 'pass') over = true
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
