import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Plexing',
  print: { leftOut: 'Parallax Arguers, System-Wide Cascade Failure and Thought Maker', why: 'they are on no board' },
  glossary: {
    plays: [
      {
        answers: { to: 'encountered', what: { name: ['Empathic Echo', 'Frame of Mind'] } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
      { on: { name: 'Barclay Transporter Phobia' }, effects: [{ do: 'cure', who: 'target' }] },
    ],
  },
}
