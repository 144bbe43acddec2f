import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'I Hate You',
  print: 'whole',
  currentRulings: {
    dilemma: {
      ruling: 'custom-cards-290',
      conditions: { all: [{ skill: 'Anthropology' }, { skill: 'Youth' }, { not: { skill: 'Music' } }] },
      nullifiedByCard: { ruling: 'cr14-actions-step-1-initiation-06', played: { name: 'Vulcan Nerve Pinch' } },
    },
  },
}
