import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'
import { nullifies } from './shared/nullifiers.ts'

const doubles: readonly Effect[] = [{ do: 'modify', who: 'answered', attribute: 'effects', multiply: 2 }]

export const card: Card = {
  title: 'Howard Heirloom Candle',
  print: [
    { under: ['faq1996'], plays: 'what it does to dilemmas; those who morph were still to be printed' },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: 'that nobody morphs',
      onlyWith: ['Anya', 'Salia'],
    },
  ],
  faq1996: {
    plays: [
      {
        answers: { to: 'encountered', what: { name: ['Anaphasic Organism', 'Empathic Echo'] }, unsaid: true },
        effects: doubles,
      },
      {
        ruling: 'custom-cards-440',
        answers: { to: 'encountered', what: { name: 'Coalescent Organism' }, unsaid: true },
        effects: nullifies,
      },
    ],
  },
  glossary: {
    plays: [
      {
        ruling: '1eD-dilemma-timing-09',
        answers: { to: 'encountered', what: { name: 'Anaphasic Organism' } },
        effects: doubles,
      },
      {
        ruling: '1eD-dilemma-timing-10',
        answers: { to: 'encountered', what: { name: 'Empathic Echo' } },
        effects: doubles,
      },
      {
        ruling: '1eD-dilemma-timing-11',
        answers: { to: 'encountered', what: { name: 'Coalescent Organism' } },
        effects: nullifies,
      },
    ],
  },
}
