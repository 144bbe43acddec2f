import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Herald of Ruin',
  /** Supposed. */
  glossary: { plays: [{ effects: [{ do: 'download', where: { name: 'Supernova' } }] }] },
}
