import { whyNot } from '../../steps/judge/applies.ts'
import type { Played } from '../../steps/judge/failure.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { Greeted } from '../reference.ts'

/** Outcomes that say nothing against an engine that declares less. */
const peaceful: readonly Played[] = ['pass', 'partly-checked', 'unsupported']

/** Does nothing in the case speak against the engine? What it does not declare it is not asked. */
export async function isAtPeace(kase: Case, engine: Greeted): Promise<boolean> {
  if (whyNot(kase, engine.hello)) return true
  const { outcome } = await playCase(kase, engine, [], () => [])
  return peaceful.includes(outcome)
}
