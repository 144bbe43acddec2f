import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Cards that let others be seeded with them, as the Glossary knows them. */
const seededHere: readonly CardText[] = [
  {
    title: 'Cryosatellite',
    inSpace: true,
    artifactsHere: { more: 1 },
    timed: [
      {
        at: 'earned',
        effects: [
          { do: 'relocate', who: { seedsUnder: 'this' }, to: 'ship' },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Assign Support Personnel',
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        once: 'turn',
        effects: [
          { do: 'discard', who: 'this' },
          {
            do: 'download',
            where: { type: 'personnel', keyword: 'Support Personnel' },
            to: { aboard: { type: 'facility', whose: 'yours' } },
          },
        ],
      },
    ],
  },
  { title: 'Open Diplomatic Relations', seeds: { phase: 'doorway phase' } },
  { title: "Fightin' Words", dilemma: {} },
  { title: 'Harbor Charter', seeds: { phase: 'outpost phase' } },
  {
    title: 'Orb Negotiations',
    homeworldOf: ['cardassian'],
    artifactsHere: { anyNumber: { keyword: 'Orb artifact' } },
  },
  { title: 'Rescue Prisoners', seedsHere: { type: 'personnel', unique: false, affiliation: 'bajoran' } },
  { title: 'Search for Weapons', seedsHere: { keyword: 'hand weapon' } },
]

export const texts = { glossary: seededHere } satisfies Texts
