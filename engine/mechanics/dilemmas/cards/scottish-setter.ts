import type { CardText } from '../../../text/text.ts'

declare module '../../../text/personnel-text.ts' {
  interface PersonnelStanding {
    /** The only classification that those have on whom the card lies. */
    readonly classification?: string
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
