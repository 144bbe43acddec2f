import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Anti-Matter Pod',
  print: { leftOut: 'what it does to the next ship, and what nullifies it', why: 'no ship comes where it was left' },
  glossary: {
    uses: [
      {
        on: { type: 'mission', kind: 'space' },
        here: true,
        effects: [{ do: 'place', who: 'this', on: 'target', to: 'space' }],
      },
      {
        on: { name: "Manheim's Dimensional Door" },
        here: true,
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
}
