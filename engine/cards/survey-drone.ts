import type { Card } from '../text/card.ts'

export interface AddedScoutingText {
  /** Acquires artifacts where its player has completed an objective. */
  readonly surveys?: true
}

export const card: Card = {
  title: 'Survey Drone',
  print: { plays: 'what the Glossary says of it, for its print is not at hand' },
  glossary: { surveys: true },
}
