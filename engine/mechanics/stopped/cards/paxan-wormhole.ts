import type { CardText, Requirement } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface UseText {
    /** Must not be met by what the target carries. */
    readonly without?: Requirement
  }
}

export const paxanWormhole: CardText = {
  title: 'Paxan "Wormhole"',
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
}
