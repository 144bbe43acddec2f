import type { Verdict } from './case-run.ts'
import { listed } from './mismatch.ts'

/** A case of which a check was dropped is no pass. */
export function endOf(unchecked: readonly string[], astray: string | undefined): Pick<Verdict, 'outcome' | 'message'> {
  if (unchecked.length) return { outcome: 'partly-checked', message: `The engine does not show ${listed(unchecked)}` }
  return { outcome: 'pass', ...(astray === undefined ? {} : { message: astray }) }
}
