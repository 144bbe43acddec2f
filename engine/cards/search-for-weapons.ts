import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Search for Weapons',
  print: { plays: 'which cards may be seeded under it', holds: ['equipment'] },
  glossary: { letsSeed: { where: { keyword: 'hand weapon' } } },
}
