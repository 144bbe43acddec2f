import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../../reporting/words.ts' {
  interface PayingText {
    /** Its player discards so many cards from hand for each such personnel that reports. */
    readonly tolls?: readonly (Clause & { readonly where: Filter; readonly discards: number })[]
  }
}

export const ferengiToll: CardText = {
  title: 'Ferengi Toll',
  plays: [{ stays: true }],
  tolls: [{ where: { species: 'Ferengi' }, discards: 1 }],
}
