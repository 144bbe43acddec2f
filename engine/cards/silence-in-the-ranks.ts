import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Silence in the Ranks',
  glossary: { plays: [{ stays: true }], prevents: { playing: { not: { type: 'personnel' } } } },
}
