import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'HQ: Ferengi Credit Exchange',
  print: {
    leftOut: 'that it may be played on Ferenginar, what latinum is exchanged for there, and what nullifies it',
    why: 'no Ferenginar and no latinum are there, and nobody plays against it',
  },
  glossary: { plays: [{ on: { name: ['Ferengi Trading Post', "Quark's Bar"] }, stays: true }] },
}
