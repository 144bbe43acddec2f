import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { bruteForceAsPrinted } from './brute-force.ts'
import { forTheCause } from './for-the-cause.ts'
import { deliverSupplies, tarchannenStudy } from './required-in-orbit.ts'
import { studyPlasmaStorm } from './study-plasma-storm.ts'

/** Missions whose text concerns what is done where they are, as the Glossary knows them. */
const missionsWithTexts: readonly CardText[] = [
  bruteForceAsPrinted,
  deliverSupplies,
  {
    title: 'Investigate Dead Planet',
    timed: [
      {
        at: 'solved',
        effects: [{ do: 'download', where: { type: 'personnel', species: 'Android' }, to: 'here', may: true }],
      },
    ],
  },
  { title: 'Kressari Rendezvous', discards: { what: { keyword: 'hand weapon' }, count: 4, points: 5 } },
  forTheCause,
  studyPlasmaStorm,
  tarchannenStudy,
]

export const texts = { glossary: missionsWithTexts } satisfies Texts
