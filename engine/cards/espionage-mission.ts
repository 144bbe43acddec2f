import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Espionage Mission',
  print: { leftOut: 'that Selok lets attempt it', onlyWith: ['Selok'] },
  glossary: { homeworldOf: ['federation'] },
}
