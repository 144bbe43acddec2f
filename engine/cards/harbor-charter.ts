import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Harbor Charter',
  glossary: { seeds: { phase: 'outpost phase' } },
}
