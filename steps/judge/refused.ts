import type { Board } from '../../protocol/types.ts'
import { differencesAtAll } from './frame.ts'
import { listed, mismatch } from './mismatch.ts'

/** Fails where the boards before and after a refusal differ, whatever is pending. */
export function requireUnchanged(before: Board, after: Board): void {
  const changes = differencesAtAll(before, after)
  if (changes.length) mismatch(`A refusal must change nothing (the protocol, section 5), but ${listed(changes)}`)
}
