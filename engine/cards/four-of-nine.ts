import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Four of Nine',
  print: {
    plays: 'that it places a drone beneath the draw deck',
    leftOut: 'the download that follows',
    onlyWith: ['download'],
  },
  glossary: {
    uses: [
      {
        once: 'turn',
        on: { type: 'personnel', keyword: 'Drone', presentWith: { name: 'Four of Nine', whose: 'yours' } },
        effects: [{ do: 'place', who: 'target', to: 'bottom of the draw deck' }],
      },
    ],
  },
}
