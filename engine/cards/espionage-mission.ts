import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Espionage Mission',
  print: { leftOut: 'that Selok lets attempt it', why: 'he is not there' },
  glossary: { homeworldOf: ['federation'] },
}
