import { playCase } from '../../steps/judge/play-case.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { Greeted } from '../reference.ts'

/** The first of the cases that notices that its engine plays another law; one without an engine has nothing to notice. */
export async function firstToNotice(
  cases: readonly Case[],
  playerOf: (one: Case) => Greeted | Promise<Greeted> | undefined,
): Promise<Case | undefined> {
  for (const one of cases) {
    const player = await playerOf(one)
    if (player && (await notices(one, player))) return one
  }
  return undefined
}

/** Outcomes only: a changed law names other rulings, which is no failure. A fault of the suite notices nothing. */
export async function notices(one: Case, player: Greeted): Promise<boolean> {
  const { outcome } = await playCase(one, player, [], () => [])
  return outcome !== 'pass' && outcome !== 'suite-error'
}
