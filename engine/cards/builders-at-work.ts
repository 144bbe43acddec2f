import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Builders at Work',
  glossary: { plays: [{ effects: [{ do: 'download', where: { type: 'site' } }] }] },
}
