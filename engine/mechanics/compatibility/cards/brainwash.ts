import type { CardText } from '../../../text/text.ts'

declare module '../../../text/personnel-text.ts' {
  interface PersonnelStanding {
    /** They mix with others regardless of affiliation. */
    readonly mixes?: true
  }
}

export const brainwash: CardText = {
  title: 'Brainwash',
  standing: [{ ruling: '1eD-does-not-work-with-16', affects: 'host', mixes: true }],
}
