import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Facility: all players may use it. */
  readonly isForAllPlayers?: true
}

export const card: Card = {
  title: 'Deep Space Station K-7',
  print: { leftOut: 'what reports there for free', why: 'one card reports in a turn' },
  glossary: { isForAllPlayers: true },
}
