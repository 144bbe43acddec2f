import type { CardText } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** Holds only while the card lies on the table, and not on another card. */
    readonly whileOnTable?: true
  }
}

export const whereNoOneHasGoneBefore: CardText = {
  title: 'Where No One Has Gone Before',
  plays: [{ stays: true }, { ruling: 'faq96-323-borg-ship-18', on: { selfControlled: true }, stays: true }],
  standing: [
    { affects: { all: { whose: 'yours', type: 'ship' } }, whileOnTable: true, allows: 'go around' },
    { ruling: 'faq96-323-borg-ship-18', affects: 'host', allows: 'go around' },
  ],
}
