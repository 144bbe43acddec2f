import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Emblem of the Empire',
  print: { plays: 'that it comes into play', leftOut: 'all that it does', why: 'nothing happens afterwards' },
  glossary: { plays: [{ stays: true }] },
}
