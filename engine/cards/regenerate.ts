import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Regenerate',
  print: { leftOut: 'Borg ships', onlyWith: ['affiliation Borg'] },
  glossary: {
    plays: [{ effects: [{ do: 'shuffle', in: 'discard pile' }] }],
  },
}
