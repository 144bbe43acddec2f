import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export interface AddedPersonnelCardText {
  /** What its player may ignore of the requirements of a mission that it helps to solve. */
  readonly ignores?: { readonly allBut: 'attributes'; readonly once: 'game' }
}

export const card: Card = {
  title: 'Dixon Hill',
  print: 'whole',
  glossary: { ignores: { allBut: 'attributes', once: 'game' }, uses: [icon("Dixon Hill's Business Card")] },
}
