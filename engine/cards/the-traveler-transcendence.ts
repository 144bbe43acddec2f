import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'The Traveler: Transcendence',
  print: [
    {
      under: ['faq1996'],
      plays: 'that it is played on oneself, as the FAQ has it',
      leftOut: 'that it may lie beside another deck',
      why: 'it affects whoever plays it',
    },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: 'that it may lie beside another deck',
      why: 'it affects whoever plays it',
    },
  ],
  faq1996: {
    plays: [{ stays: true }],
    timed: [{ at: 'turn ends', turns: { word: 'each' }, effects: [{ do: 'draw', count: 1 }] }],
    nullifiesInPlay: { ruling: 'faq96-38-the-traveller-transcendence-01', what: { name: 'Static Warp Bubble' } },
  },
  glossary: {
    plays: [{ stays: true }],
    nullifiesInPlay: { ruling: 'custom-cards-28', what: { name: 'Static Warp Bubble' } },
    timed: [{ at: 'turn ends', whose: 'yours', effects: [{ do: 'draw', count: 1 }] }],
  },
}
