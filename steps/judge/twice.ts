import { isDeepStrictEqual } from 'node:util'
import type { Exchange } from '../../protocol/client.ts'
import { difference, settled } from '../../protocol/settled.ts'
import type { Reply } from '../../protocol/types.ts'
import type { Verdict } from './verdict.ts'

/** The verdict on a case that was played twice: the same requests must have had the same replies, of which the second are only compared. */
export function ofBoth(first: Verdict, second: Verdict): Verdict {
  if (first.transcript.some(isRolled) || second.transcript.some(isRolled)) return first
  const otherwise = otherwiseIn(first.transcript, second.transcript)
  if (!otherwise) return first
  const says = `The case was played twice, and the same requests must get the same replies (the protocol, section 8), but the second time ${otherwise}`
  if (first.outcome === 'fail') return { ...first, message: `${first.message}. ${says}` }
  return { ...first, outcome: 'engine-error', message: says, transcript: second.transcript }
}

/** Results of chance in the engine differ from time to time. */
const isRolled = ({ reply }: Exchange): boolean => {
  const result = resultOf(reply)
  return (
    typeof result === 'object' &&
    result !== null &&
    'rolls' in result &&
    Array.isArray(result.rolls) &&
    result.rolls.length > 0
  )
}

const resultOf = (reply: Reply | undefined): unknown => reply && ('result' in reply ? reply.result : reply.error)

function otherwiseIn(first: readonly Exchange[], second: readonly Exchange[]): string | undefined {
  for (const [index, { request, reply }] of first.entries()) {
    const [one, other] = [reply, second[index]?.reply].map(resultOf)
    if (isDeepStrictEqual(settled(one), settled(other))) continue
    return `\`${request.do}\` (request ${index + 1} of the case) was answered otherwise: ${difference(one, other)}`
  }
  return undefined
}
