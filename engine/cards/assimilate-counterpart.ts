import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Points that it is worth for each skill dot of the personnel on which it lies. */
  readonly worthPerDot?: number
}

export const card: Card = {
  title: 'Assimilate Counterpart',
  print: {
    plays: 'whom it targets, and what it is worth',
    leftOut: 'what becomes of the target',
    why: 'nobody battles or probes',
    lies: ['personnel'],
  },
  glossary: {
    plays: [{ on: { type: 'personnel', gender: 'male', unique: true, whose: "opponent's" }, stays: true, aims: true }],
    worthPerDot: 5,
  },
}
