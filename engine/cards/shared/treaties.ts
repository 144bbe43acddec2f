/** Between these affiliations. */
export const treaty = (...parties: readonly string[]) => ({ plays: [{ stays: true }], treaty: parties }) as const
