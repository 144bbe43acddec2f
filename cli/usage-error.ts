/** What was typed cannot be done; the message says what, where and how to mend it. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Exit codes of every command. */
export const exitCodes = { well: 0, failures: 1, usage: 2, incomplete: 3 } as const
