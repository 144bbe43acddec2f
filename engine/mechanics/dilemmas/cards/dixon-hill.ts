import type { CardText } from '../../../text/text.ts'

declare module '../../../text/personnel-text.ts' {
  interface PersonnelCardText {
    /** What its player may ignore of the requirements of a mission that it helps to solve. */
    readonly ignores?: { readonly allBut: 'attributes'; readonly once: 'game' }
  }
}

export const dixonHill: CardText = { title: 'Dixon Hill', ignores: { allBut: 'attributes', once: 'game' } }
