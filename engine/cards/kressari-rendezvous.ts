import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Kressari Rendezvous',
  print: 'whole',
  glossary: { discards: { where: { keyword: 'hand weapon' }, count: 4, points: 5 } },
}
