import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Regenerate',
  print: { leftOut: 'Borg ships', why: 'it is played for the draw deck' },
  glossary: {
    plays: [{ effects: [{ do: 'shuffle', in: 'discard pile' }] }],
  },
}
