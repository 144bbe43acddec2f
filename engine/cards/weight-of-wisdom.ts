import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Weight of Wisdom',
  glossary: { plays: [{ stays: true, needs: { total: 'cunning', over: 20 } }] },
}
