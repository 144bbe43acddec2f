import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** To every attribute of a ship. */
    readonly addToAll?: number
  }
}

/** Enhances the ship aboard which it is. */
const bioNeuralGelPack: CardText = {
  title: 'Bio-Neural Gel Pack',
  standing: [
    {
      affects: { all: { type: 'ship', whose: 'yours', class: 'Intrepid' } },
      per: { name: 'Bio-Neural Gel Pack' },
      addToAll: 1,
    },
  ],
}

export const texts = { glossary: [bioNeuralGelPack] } satisfies Texts
