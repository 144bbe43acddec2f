import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Garak',
  print: 'whole',
  glossary: {
    uses: [
      {
        skill: true,
        answers: { to: 'dies', what: { type: 'personnel', selectedAtRandom: true }, present: true },
        effects: [{ do: 'die instead', who: 'this', of: 'answered' }],
      },
    ],
  },
}
