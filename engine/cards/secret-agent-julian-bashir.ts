import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Secret Agent Julian Bashir',
  print: { leftOut: 'his special download', why: 'it is not used' },
  glossary: {
    standing: [
      { ruling: '1eS-secret-agent-julian-bashir-01', affects: { othersWith: 'this' }, forbids: 'be captured' },
      { ruling: '1eS-secret-agent-julian-bashir-02', affects: 'this', forbids: 'be captured' },
    ],
  },
}
