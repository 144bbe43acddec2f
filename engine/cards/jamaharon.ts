import type { Card, Text } from '../text/card.ts'

const jamaharon: Text = {
  plays: [
    { on: { name: "Horga'hn" }, effects: [{ do: 'nullify', who: 'target' }] },
    {
      on: { type: 'personnel', gender: 'male', cardIn: 'planet' },
      effects: [{ do: 'relocate', who: 'target', to: { all: { type: 'mission', name: 'Risa Shore Leave' } } }],
    },
  ],
}

export const card: Card = {
  title: 'Jamaharon',
  print: {
    leftOut: 'Parallel Romance, and that he must be alone',
    why: 'the romance is not there, and nobody else is on the planet',
  },
  faq1996: jamaharon,
  glossary: jamaharon,
}
