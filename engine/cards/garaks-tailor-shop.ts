import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Garak's Tailor Shop",
  print: {
    plays: 'where it lies and who reports there',
    leftOut: 'the glance, and who else reports there',
    why: 'nobody is there before',
  },
  glossary: {
    plays: [{ on: { name: ['Terok Nor', 'Deep Space 9'] }, stays: true }],
    receives: { type: 'personnel', skill: 'Obsidian Order' },
  },
}
