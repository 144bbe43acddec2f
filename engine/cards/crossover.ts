import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Crossover',
  print: { leftOut: 'all that it is used for', onlyWith: ['attempt', 'play', 'use'] },
  glossary: { plays: [{ stays: true }] },
}
