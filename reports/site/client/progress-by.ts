import type { Outcome } from '../../result.ts'

/** How good an outcome is: passed, not counted, not passed; as `diff` has it. */
function rank(outcome: Outcome): number {
  if (outcome === 'pass') return 2
  return outcome === 'not-applicable' || outcome === 'disputed' ? 1 : 0
}

/** By how much a case has become better, or, below 0, worse; one that is no longer played is no better than before. */
export function by(then: Outcome, since: Outcome): number {
  const gain = rank(since) - rank(then)
  return since === 'not-applicable' ? Math.min(0, gain) : gain
}
