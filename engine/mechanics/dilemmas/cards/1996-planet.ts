import type { CardText } from '../../../text/text.ts'
import { alienParasites } from './alien-parasites.ts'
import { hunterGangs } from './hunter-gangs.ts'
import { accusedToShip, punishmentZone } from './punishment-zone.ts'
import { sarjenka } from './sarjenka.ts'
import { anaphasicOrganism, elAdrelCreature, runsOff, shaka, zaldan } from './unchanged.ts'

/** Planet dilemmas as the FAQ of 1996 knows them. */
export const planetDilemmas1996: readonly CardText[] = [
  {
    title: 'Alien Abduction',
    dilemma: {
      effects: [
        { do: 'select', as: 'abducted', by: 'owner', count: 1, from: 'personnel facing', most: 'cunning' },
        { do: 'place', who: { chosen: 'abducted' }, on: 'mission' },
        { do: 'impose', who: { chosen: 'abducted' }, condition: 'captive', lasting: true },
      ],
      placedOn: 'mission',
      cures: [{ ruling: 'faq96-321-dilemmas-29', needs: { skill: 'Leadership', level: 3 } }],
    },
    timed: [{ ruling: 'faq96-321-dilemmas-29', at: 'solved', effects: [{ do: 'cure', who: 'this' }] }],
  },
  alienParasites,
  anaphasicOrganism,
  {
    title: 'Chalnoth',
    dilemma: {
      conditions: {
        any: [
          { skill: 'SECURITY', level: 3 },
          { total: 'strength', over: 40 },
        ],
      },
      effects: [
        { do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', why: 'kill' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
      points: 5,
    },
  },
  elAdrelCreature,
  { title: "Female's Love Interest", dilemma: runsOff('female') },
  {
    title: 'Firestorm',
    dilemma: {
      effects: [{ do: 'kill', who: { these: 'personnel facing', where: { under: { integrity: 5 } } } }],
      discard: true,
    },
  },
  hunterGangs,
  { title: "Male's Love Interest", dilemma: runsOff('male') },
  {
    title: 'Malfunctioning Door',
    dilemma: {
      conditions: {
        any: [{ some: { keyword: 'Soong-type android' } }, { total: 'strength', over: 27, upTo: 4 }],
      },
    },
  },
  { title: 'Matriarchal Society', dilemma: { conditions: { some: { gender: 'female' }, count: 2 } } },
  {
    title: 'Nausicaans',
    dilemma: {
      conditions: { total: 'strength', over: 44 },
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
    },
  },
  {
    title: 'Parallel Romance',
    dilemma: {
      trigger: { each: [{ gender: 'male' }, { gender: 'female' }] },
      effects: [
        { do: 'select', as: 'man', by: 'chance', count: 1, from: 'personnel facing', where: { gender: 'male' } },
        { do: 'select', as: 'woman', by: 'chance', count: 1, from: 'personnel facing', where: { gender: 'female' } },
        { do: 'stop', who: { chosen: 'man' } },
        { do: 'stop', who: { chosen: 'woman' } },
      ],
    },
  },
  sarjenka,
  shaka,
  zaldan,
  punishmentZone({ do: 'beam', ...accusedToShip }),
]
