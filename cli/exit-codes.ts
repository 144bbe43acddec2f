/** Exit codes of every command. */
export const exitCodes = { well: 0, failures: 1, usage: 2, incomplete: 3 } as const
