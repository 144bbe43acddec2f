import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Impersonate Captive',
  print: {
    leftOut: 'that it is placed on the Founder, and what changes besides skills',
    why: 'it lies there from the beginning, and nothing but skills is looked at',
    lies: ['personnel'],
    aims: ['personnel'],
  },
  glossary: {
    standing: [
      {
        affects: 'host',
        loses: 'all skills',
        becomes: { of: 'target', but: { Treachery: 1, Honor: 0 } },
      },
    ],
  },
}
