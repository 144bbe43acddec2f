import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Battle Bridge Door',
  print: {
    leftOut: 'that damage is done by the side deck, as the current tactic says',
    why: 'no ship is hit in battle',
    lies: ['core'],
  },
  glossary: { opens: 'bridge' },
}
