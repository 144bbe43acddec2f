import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Palor Toff - Alien Trader',
  print: [
    {
      under: ['faq1996'],
      leftOut: 'that he takes no personnel, once each turn, and leaves the game',
      why: 'no board fetches a personnel with him; two of him in a turn are as the FAQ has them, which asks how often an artifact comes back',
    },
    {
      under: ['glossary', 'currentRulings'],
      plays: 'the exchange of which the Glossary speaks, as an older printing has it',
      leftOut: 'that he does so once each turn, and leaves the game',
      why: 'no board plays him twice',
    },
  ],
  faq1996: { plays: [{ effects: [{ do: 'regenerate' }] }] },
  glossary: {
    plays: [{ effects: [{ do: 'regenerate', where: { not: { type: 'personnel' } }, exchanged: true }] }],
  },
}
