import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Solkar',
  print: { leftOut: 'his special download', why: 'nothing for it is in a deck' },
  glossary: { doesNotWorkWith: [{ whom: { skill: 'Treachery' } }] },
}
