import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'For Old Warbirds',
  glossary: {
    plays: [{ needs: { some: { type: 'ship', class: "D'deridex", exceptClass: "Modified D'deridex" } } }],
  },
}
