import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'The Celestial Temple',
  print: {
    leftOut: 'who is relocated there, the draws, and that nobody fights there',
    onlyWith: ['attack', 'end'],
    why: 'nobody is relocated',
  },
  currentRulings: { seeds: {}, plays: [{ stays: true }] },
}
