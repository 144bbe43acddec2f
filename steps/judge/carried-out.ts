import { ProtocolViolation } from '../../protocol/failures.ts'
import type { ActResult } from '../../protocol/types.ts'

/** The result of an act or answer that was to be carried out; `allowed` is what is said of one that is only tried. */
export function carriedOut(result: ActResult): ActResult {
  return saying(
    result,
    ['done', 'refused'],
    'The engine did not say that it carried out what was not only tried, which breaks the protocol',
  )
}

/** The result of an act that was only to be tried. */
export function tried(result: ActResult): ActResult {
  return saying(
    result,
    ['allowed', 'refused'],
    'The engine did not say whether what was to be tried may be done, which breaks the protocol',
  )
}

function saying(result: ActResult, outcomes: readonly ActResult['outcome'][], what: string): ActResult {
  if (outcomes.includes(result.outcome)) return result
  const got = JSON.stringify(result.outcome)?.slice(0, 40) ?? 'nothing'
  throw new ProtocolViolation('engine', what, '/result/outcome', `${outcomes.join(' or ')}, got ${got}`)
}
