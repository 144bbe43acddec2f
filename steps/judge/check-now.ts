import type { Now } from '../operation.ts'
import { mismatch, WasOtherwise } from './mismatch.ts'

/** Is it so, and is that as new as the scenario says? */
export function checkNow(
  now: Now | undefined,
  was: boolean,
  is: boolean,
  what: string,
  how: string,
  actually: () => string,
): void {
  if (now === 'no longer') {
    if (is) mismatch(`${what} should no longer be ${how}, but is`)
    if (!was) throw new WasOtherwise(`${what} should no longer be ${how}, but was not before either`)
    return
  }
  if (!is) mismatch(`${what} should ${now ? `${now} ` : ''}be ${how}, but ${actually()}`)
  if (now === 'now' && was) throw new WasOtherwise(`${what} is ${how} as it was before the last step; say \`still\``)
  if (now === 'still' && !was)
    throw new WasOtherwise(`${what} is ${how}, but was not before the last step; say \`now\``)
}
