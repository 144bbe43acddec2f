import type { Body } from '../../../cards/game-text.ts'

export type { Body } from '../../../cards/game-text.ts'

/** Which cards have no text is asked for an engine that lacks some, and the page's engine has them all. */
export const nothingPrinted = (): ReadonlySet<string> => new Set()

export const bodies = (): readonly Body[] => []
