import { playSteps } from '../../steps/judge/play-case.ts'
import type { Session } from '../../steps/session.ts'
import type { Case } from '../../steps/suite/case.ts'

/** Plays the cases without Cucumber, in the order given. */
export async function playCompiled(
  cases: readonly Case[],
  session: Session,
  { failFast = false }: { readonly failFast?: boolean },
): Promise<void> {
  for (const kase of cases) {
    const run = session.begin(kase)
    if (!run) continue
    await playSteps(run, kase)
    const { outcome } = await session.end(kase, run)
    if (failFast && outcome !== 'pass') return
  }
}
