import type { Attribute, CardText } from '../../../text/text.ts'

declare module '../change-text.ts' {
  interface DilemmaChange {
    /** Only the number required of this attribute. */
    readonly attribute?: Attribute
  }
}

export const softenedBlows: CardText = {
  title: 'Softened Blows',
  alters: [{ dilemma: { type: 'dilemma' }, of: 'requirements', attribute: 'strength', add: -50 }],
}
