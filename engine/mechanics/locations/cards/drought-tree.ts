import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** It is planted on a mission; its points go where the mission is destroyed. */
    readonly planted?: { readonly losesPoints: Clause }
  }
}

const droughtTree: CardText = {
  title: 'Drought Tree',
  plays: [
    {
      on: { type: 'mission', kind: 'planet', is: 'completed' },
      stays: true,
      effects: [{ do: 'score', points: 7 }],
    },
  ],
  planted: { losesPoints: { ruling: '1eD-drought-tree-02' } },
}

export const texts = { glossary: [droughtTree] } satisfies Texts
