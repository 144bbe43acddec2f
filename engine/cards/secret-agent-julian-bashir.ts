import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Secret Agent Julian Bashir',
  print: 'whole',
  glossary: {
    standing: [
      { ruling: '1eS-secret-agent-julian-bashir-01', affects: { othersWith: 'this' }, forbids: 'be captured' },
      { ruling: '1eS-secret-agent-julian-bashir-02', affects: 'this', forbids: 'be captured' },
    ],
    uses: [icon("'45 Dom Perignon")],
  },
}
