import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const ilonTandro: CardText = {
  title: 'Ilon Tandro',
  uses: [
    {
      skill: true,
      once: 'game',
      on: { type: 'personnel', whose: "opponent's", presentWith: { name: 'Ilon Tandro' } },
      effects: [{ do: 'capture', who: 'target' }],
    },
  ],
}

export const texts = { glossary: [ilonTandro] } satisfies Texts
