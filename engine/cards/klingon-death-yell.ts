import type { Card } from '../text/card.ts'
import { klingon } from './shared/klingons.ts'

export const card: Card = {
  title: 'Klingon Death Yell',
  print: [
    { under: ['faq1996'], leftOut: 'that one yell is enough for each Klingon', why: 'only one is in hand' },
    { under: ['glossary', 'currentRulings'] },
  ],
  faq1996: {
    plays: [
      {
        answers: { to: 'dies', what: { ...klingon, skill: 'Honor' } },
        effects: [{ do: 'score', points: 5, box: true }],
      },
    ],
  },
  glossary: {
    plays: [
      {
        answers: { to: 'dies', what: { ...klingon, skill: 'Honor' }, singly: { ruling: 'custom-cards-22' } },
        effects: [{ do: 'score', points: 5 }],
      },
    ],
  },
}
