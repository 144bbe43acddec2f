import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Goddess of Empathy',
  print: [
    {
      under: ['faq1996'],
      plays: 'that it comes into play',
      leftOut: 'what may not be played under it',
      why: 'it is answered as it is played, or nothing that it forbids is tried later',
    },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: "that it is discarded after its player's next turn",
      why: 'nobody waits so long',
      lies: ['core'],
    },
  ],
  faq1996: { plays: [{ stays: true }] },
  glossary: {
    plays: [{ stays: true }],
    forbidsPlaying: { type: 'interrupt', not: { name: ['Kevin Uxbridge', 'Q2'] } },
  },
}
