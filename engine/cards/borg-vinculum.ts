import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Borg Vinculum',
  print: { leftOut: 'the immunity', why: 'there is no Disruptor Overload' },
  glossary: { sharing: true },
}
