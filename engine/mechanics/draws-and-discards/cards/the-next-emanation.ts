import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Cards that come beneath it when they are discarded from play. */
    readonly takesDiscards?: Filter
  }
}

export const theNextEmanation: CardText = {
  title: 'The Next Emanation',
  plays: [{ stays: true }],
  takesDiscards: { type: 'personnel', unique: true, whose: "opponent's" },
}
