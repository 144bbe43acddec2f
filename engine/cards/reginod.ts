import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Reginod',
  print: { leftOut: 'his special download', why: 'it is not used' },
  glossary: {
    uses: [
      {
        skill: true,
        once: 'game',
        on: { keyword: 'hand weapon', presentWith: { name: 'Reginod' } },
        effects: [{ do: 'steal', who: 'target' }],
      },
    ],
  },
}
