import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** It lies on a location that no ship passes in one move unless it has that aboard. */
    readonly halts?: Clause & { readonly unless: Requirement }
  }
}

export const tetryonField: CardText = {
  title: 'Tetryon Field',
  plays: [{ on: { onSpacelineLocation: true }, stays: true }],
  halts: { unless: { skill: 'Navigation' } },
}
