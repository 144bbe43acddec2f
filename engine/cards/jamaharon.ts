import type { Card, Text } from '../text/card.ts'

const jamaharon: Text = {
  plays: [
    { ruling: 'custom-cards-50', on: { name: 'Parallel Romance' }, effects: [{ do: 'nullify', who: 'target' }] },
    { on: { name: "Horga'hn" }, effects: [{ do: 'nullify', who: 'target' }] },
    {
      ruling: 'custom-cards-24',
      on: { type: 'personnel', gender: 'male', cardIn: 'planet', not: { presentWith: { type: 'personnel' } } },
      effects: [{ do: 'relocate', who: 'target', to: { all: { type: 'mission', name: 'Risa Shore Leave' } } }],
    },
  ],
}

export const card: Card = {
  title: 'Jamaharon',
  print: 'whole',
  faq1996: jamaharon,
  glossary: jamaharon,
}
