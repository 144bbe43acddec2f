import type { Body } from '../../../cards/game-text.ts'

export type { Body } from '../../../cards/game-text.ts'

/** Only an engine that lacks cards needs this list and the next, and the page's engine has every card. */
export const nothingPrinted = (): ReadonlySet<string> => new Set()

export const bodies = (): readonly Body[] => []
