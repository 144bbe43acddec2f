import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Met under a mission: cards of the Q-Continuum side deck come. */
  readonly flash?: true
}

export const card: Card = {
  title: 'Q-Flash',
  print: {
    plays: 'the older print that the Glossary speaks of, which is seeded, too',
    leftOut: 'what its owner plays in it when that can be played elsewhere',
    why: 'what comes concerns those who are in it',
    lies: ['core'],
    seeds: ['mission'],
  },
  glossary: { opens: 'continuum', flash: true },
}
