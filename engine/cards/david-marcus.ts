import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'David Marcus',
  print: { plays: 'what he does about The Genesis Device, which is a rule of the Glossary' },
  glossary: {},
}
