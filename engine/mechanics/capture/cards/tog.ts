import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const tog: CardText = {
  title: 'Tog',
  uses: [
    {
      skill: true,
      once: 'game',
      on: { type: 'personnel', skill: 'Empathy', presentWith: { name: 'Tog' } },
      effects: [{ do: 'capture', who: 'target' }],
    },
  ],
}

export const texts = { glossary: [tog] } satisfies Texts
