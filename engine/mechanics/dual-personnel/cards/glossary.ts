import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect } from '../../../text/text.ts'
import { altonianBrainTeaser } from './altonian-brain-teaser.ts'
import { chulaTheChandra } from './chula-the-chandra.ts'
import { denevanNeuralParasites } from './denevan-neural-parasites.ts'
import { extradition } from './extradition.ts'
import { ferengiToll, quartermastersFee } from './ferengi-toll.ts'
import { prizeOfPhysics } from './prize-of-physics.ts'
import { reflectionTherapy } from './reflection-therapy.ts'
import { sistersOfDuras } from './sisters-of-duras.ts'

const personnelPlaced: Effect = {
  do: 'place',
  who: { except: { chosen: 'staff' }, among: 'personnel facing' },
  on: 'mission',
}

/** Cards by which the Glossary shows what holds for a card with two individuals. */
const dualPersonnel: readonly CardText[] = [
  {
    title: 'Assimilate Counterpart',
    plays: [{ on: { type: 'personnel', gender: 'male', unique: true, whose: "opponent's" }, stays: true, aims: true }],
    worthPerDot: 5,
  },
  {
    title: 'Abandon Ship!',
    dilemma: {
      trigger: { here: { type: 'ship', is: 'damaged', whose: 'yours' } },
      effects: [
        {
          do: 'select',
          as: 'staff',
          count: 'staffing',
          from: 'personnel facing',
          where: { any: [{ icon: 'staff' }, { icon: 'command' }] },
        },
        personnelPlaced,
      ],
      placedOn: 'mission',
    },
  },
  altonianBrainTeaser,
  {
    title: 'Ceti Eel',
    plays: [{ stays: true }],
    uses: [
      {
        on: { type: 'personnel', whose: "opponent's", presentWith: { name: 'Khan', whose: 'yours' } },
        effects: [
          { do: 'place', who: 'this', on: 'target' },
          { do: 'take control', who: 'target' },
        ],
      },
    ],
    standing: [{ affects: 'host', affiliation: 'non-aligned', set: { integrity: 3, cunning: 3, strength: 3 } }],
  },
  chulaTheChandra,
  denevanNeuralParasites,
  extradition,
  {
    title: "Lore's Fingernail",
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'personnel', any: [{ keyword: 'Soong-type android' }, { name: 'Exocomp' }] } },
        affiliation: 'non-aligned',
      },
    ],
  },
  prizeOfPhysics,
  {
    title: 'Cybernetics Expertise',
    plays: [{ stays: true }],
    frees: [{ where: { species: 'Android' }, present: { skill: 'Cybernetics' } }],
  },
  ferengiToll,
  quartermastersFee,
  { title: 'Federation PADD', standing: [{ affects: { othersWith: 'this' }, add: { cunning: 2 } }] },
  reflectionTherapy,
  sistersOfDuras,
]

export const texts = { glossary: dualPersonnel } satisfies Texts
