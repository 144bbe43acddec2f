import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Transwarp Network Gateway',
  print: { leftOut: 'that it may be played, and what passes through it', why: 'it is seeded, and no ship moves' },
  glossary: {
    seeds: { on: { cardIn: 'end of a spaceline' }, phase: 'facility phase' },
  },
}
