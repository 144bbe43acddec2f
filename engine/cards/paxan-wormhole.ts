import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedUseText {
  /** Must not be met by what the target carries. */
  readonly without?: Requirement
}

export const card: Card = {
  title: 'Paxan "Wormhole"',
  print: 'whole',
  glossary: {
    uses: [
      {
        on: { type: 'ship', whose: "opponent's" },
        here: true,
        without: { some: { species: 'Android' } },
        effects: [
          { do: 'select', as: 'location', by: 'you', count: 1, from: { all: { type: 'mission' } } },
          { do: 'relocate', who: 'target', to: { chosen: 'location' } },
        ],
      },
    ],
  },
}
