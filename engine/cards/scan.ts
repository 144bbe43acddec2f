import type { Card } from '../text/card.ts'
import { scanOf } from './shared/scans.ts'

export const card: Card = {
  title: 'Scan',
  print: [
    { under: ['faq1996'], plays: 'the text of which the FAQ of 1996 speaks' },
    { under: ['glossary', 'currentRulings'], plays: 'the text as the Glossary revises it' },
  ],
  faq1996: { plays: [scanOf('space')] },
  glossary: {
    plays: [
      {
        ruling: '1eS-scan-01',
        on: { type: 'mission', any: [{ kind: 'space' }, { kind: 'dual' }] },
        effects: [{ do: 'reveal', who: { seedsUnder: 'target' }, to: 'you' }],
      },
    ],
  },
}
