import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Scarce Engineers',
  glossary: {
    alters: [{ dilemma: { type: 'dilemma' }, of: 'requirements', skills: ['ENGINEER'], add: 1 }],
  },
}
