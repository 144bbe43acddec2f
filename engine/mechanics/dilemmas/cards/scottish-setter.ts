import type { CardText } from '../../../text/text.ts'

declare module '../../../text/personnel-text.ts' {
  interface PersonnelStanding {
    /** The only classification that those have on whom the card lies. */
    readonly classification?: string
  }
}

declare module '../../../text/text.ts' {
  interface CardText {
    /** What its owner does with it, which is no dilemma, when it comes in a Q-Flash. */
    readonly inFlash?: readonly Effect[]
  }
}

export const scottishSetter: CardText = {
  title: 'Scottish Setter',
  inFlash: [
    {
      do: 'select',
      as: 'setter',
      by: 'chance',
      count: 1,
      from: 'personnel facing',
      unless: { some: { classification: 'ANIMAL' } },
    },
    { do: 'place', who: 'this', on: { chosen: 'setter' } },
  ],
  standing: [{ affects: 'host', classification: 'ANIMAL' }],
}
