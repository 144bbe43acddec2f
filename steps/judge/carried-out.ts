import { ProtocolViolation } from '../../protocol/failures.ts'
import type { ActResult } from '../../protocol/types.ts'

/** The result of an act or answer that was to be carried out; `allowed` is what is said of one that is only tried. */
export function carriedOut(result: ActResult): ActResult {
  if (result.outcome === 'done' || result.outcome === 'refused') return result
  throw new ProtocolViolation(
    'engine',
    'The engine did not say that it carried out what was not only tried, which breaks the protocol',
    '/result/outcome',
    `done or refused, got ${JSON.stringify(result.outcome)?.slice(0, 40) ?? 'nothing'}`,
  )
}
