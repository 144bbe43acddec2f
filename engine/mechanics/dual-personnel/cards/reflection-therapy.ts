import type { CardText } from '../../../text/text.ts'

declare module '../../../text/personnel-text.ts' {
  interface PersonnelStanding {
    /** A level of the skill that was named when the card was played. */
    readonly skill?: 'named'
  }
}

declare module '../../../text/play-text.ts' {
  interface PlayText {
    /** The player names a skill with it. */
    readonly names?: 'skill'
  }
}

export const reflectionTherapy: CardText = {
  title: 'Reflection Therapy',
  plays: [{ on: { type: 'personnel' }, names: 'skill', stays: true }],
  standing: [{ affects: 'host', skill: 'named' }],
}
