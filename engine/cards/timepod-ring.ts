import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Timepod Ring',
  print: { leftOut: 'the peek, and other dilemmas', why: 'it is used on Quantum Singularity Lifeforms' },
  glossary: {
    plays: [{ stays: true }],
    uses: [
      {
        on: { name: 'Quantum Singularity Lifeforms' },
        effects: [
          { do: 'discard', who: 'this' },
          { do: 'discard', who: { topOfDeck: 1 } },
          { do: 'cure', who: 'target' },
        ],
      },
    ],
  },
}
