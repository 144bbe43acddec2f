import type { Card, Text } from '../text/card.ts'
import { anyTreaty } from './shared/treaties.ts'

const theDevil: Text = {
  plays: [
    {
      ruling: 'custom-cards-10',
      on: { any: [anyTreaty, { name: "Horga'hn" }, { name: 'Wind Dancer' }] },
      effects: [{ do: 'destroy', who: 'target' }],
    },
  ],
}

export const card: Card = {
  title: 'The Devil',
  print: 'whole',
  faq1996: theDevil,
  glossary: theDevil,
}
