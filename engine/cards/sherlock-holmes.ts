import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Sherlock Holmes',
  print: { plays: 'the text of which the Glossary speaks, which draws until hands are even' },
  glossary: {
    uses: [{ when: 'start of your turn', effects: [{ do: 'draw', count: 'until even' }] }],
  },
}
