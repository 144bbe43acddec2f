import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../../reporting/words.ts' {
  interface PayingText {
    /** Its player discards so many cards from hand for each such personnel that reports or, if the text says so, that is downloaded. */
    readonly tolls?: readonly (Clause & {
      readonly where: Filter
      readonly discards: number
      readonly downloaded?: true
    })[]
  }
}

export const ferengiToll: CardText = {
  title: 'Ferengi Toll',
  plays: [{ stays: true }],
  tolls: [{ where: { species: 'Ferengi' }, discards: 1 }],
}

export const quartermastersFee: CardText = {
  title: "Quartermaster's Fee",
  plays: [{ stays: true }],
  tolls: [{ where: { classification: 'OFFICER' }, discards: 1, downloaded: true }],
}
