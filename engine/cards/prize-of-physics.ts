import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Prize of Physics',
  glossary: {
    dilemma: { effects: [{ do: 'score', points: 5, each: { who: 'personnel facing', where: { skill: 'Physics' } } }] },
  },
}
