import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Orb Negotiations',
  print: 'whole',
  glossary: { artifactsHere: { anyNumber: { keyword: 'Orb artifact' } }, homeworldOf: ['cardassian'] },
}
