import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'For Old Warbirds',
  glossary: {
    plays: [{ needs: { some: { type: 'ship', class: { name: "D'deridex", except: "Modified D'deridex" } } } }],
  },
}
