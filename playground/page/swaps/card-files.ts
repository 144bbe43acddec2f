import type { CardFile } from '../../../cards/card-files.ts'
import { given } from '../given.ts'

export type { CardFile } from '../../../cards/card-files.ts'

/** The only folder of cards that the page has. */
export const ownCards = 'cards'

/** The files of cards, as the page was written with them. */
export const filesOf = (_dir: string): readonly (readonly [string, CardFile])[] => given().cards
