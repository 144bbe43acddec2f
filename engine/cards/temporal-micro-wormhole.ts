import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedMissionCardText {
  /** Its player's personnel may report aboard his ships by it, which is discarded, and mix from then on; by `times` so often in a turn and in the game. */
  readonly reportsToMix?: Clause & { readonly times: Clause & { readonly turn: number; readonly game: number } }
}

export const card: Card = {
  title: 'Temporal Micro-Wormhole',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    admits: [
      {
        ruling: 'custom-cards-560',
        where: { type: ['personnel', 'equipment'], icon: 'au' },
        ways: ['play', 'report'],
      },
    ],
    uses: [
      {
        ruling: 'custom-cards-561',
        once: 'game',
        effects: [{ do: 'download', where: { name: ['Space-Time Portal', "Dr. Telek R'Mor"] } }],
      },
      {
        ruling: 'custom-cards-562',
        once: 'game',
        answers: { to: 'report with crew', what: { name: 'Space-Time Portal' } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
    reportsToMix: {
      ruling: '1eD-does-not-work-with-17',
      times: { ruling: 'custom-cards-563', turn: 1, game: 2 },
    },
  },
}
