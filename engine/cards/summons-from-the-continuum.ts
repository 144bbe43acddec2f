import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Summons from the Continuum',
  currentRulings: { plays: [{ effects: [{ do: 'download', where: { icon: 'q' } }] }] },
}
