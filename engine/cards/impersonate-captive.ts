import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Impersonate Captive',
  print: {
    leftOut: 'that it is placed on the Founder, and what changes besides skills',
    onlyWith: ['cunning', 'integrity', 'play', 'strength'],
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
