import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Recall Signal',
  glossary: {
    dilemma: { aborts: 'abort mission' },
  },
}
