import type { Card } from '../text/card.ts'

export interface AddedPersonnelCardText {
  /** What its player may ignore of the requirements of a mission that it helps to solve. */
  readonly ignores?: { readonly allBut: 'attributes'; readonly once: 'game' }
}

export const card: Card = {
  title: 'Dixon Hill',
  print: { leftOut: 'his special download', why: 'no Business Card is in a deck' },
  glossary: { ignores: { allBut: 'attributes', once: 'game' } },
}
