import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedDilemmaText {
  /** A card that whoever encounters it may play from hand to nullify it. */
  readonly nullifiedByPlaying?: Clause & { readonly card: Filter }
}

export const card: Card = {
  title: 'I Hate You',
  print: 'whole',
  currentRulings: {
    dilemma: {
      ruling: 'custom-cards-290',
      conditions: { all: [{ skill: 'Anthropology' }, { skill: 'Youth' }, { not: { skill: 'Music' } }] },
      nullifiedByPlaying: { ruling: 'cr14-actions-step-1-initiation-06', card: { name: 'Vulcan Nerve Pinch' } },
    },
  },
}
