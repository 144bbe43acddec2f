import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Keeps cards beneath it for later. */
  readonly stores?: true
}

export const card: Card = {
  title: 'Zalkonian Storage Capsule',
  print: { leftOut: 'its destruction, and once each turn', why: 'it stays, and one card is stored', lies: ['core'] },
  glossary: { stores: true },
}
