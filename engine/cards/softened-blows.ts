import type { Card } from '../text/card.ts'
import type { Attribute } from '../text/plain-words.ts'

export interface AddedDilemmaChange {
  /** Only the number required of this attribute. */
  readonly attribute?: Attribute
}

export const card: Card = {
  title: 'Softened Blows',
  glossary: {
    alters: [{ dilemma: { type: 'dilemma' }, of: 'requirements', attribute: 'strength', add: -50 }],
  },
}
