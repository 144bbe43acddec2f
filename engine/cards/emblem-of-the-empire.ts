import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Emblem of the Empire',
  glossary: { plays: [{ stays: true }] },
}
