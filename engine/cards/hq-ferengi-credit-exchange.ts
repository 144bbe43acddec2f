import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'HQ: Ferengi Credit Exchange',
  print: {
    leftOut: 'that it may be played on Ferenginar, what latinum is exchanged for there, and what nullifies it',
    onlyWith: ['Ferenginar', 'play', 'use'],
  },
  glossary: { plays: [{ on: { name: ['Ferengi Trading Post', "Quark's Bar"] }, stays: true }] },
}
