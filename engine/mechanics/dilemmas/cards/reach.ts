import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { hideAndSeek } from './hide-and-seek.ts'

/** Dilemmas that show whom they reach, and who is out of reach then. */
const dilemmasReach: readonly CardText[] = [
  {
    title: 'Alien Abduction',
    dilemma: {
      effects: [
        { do: 'select', as: 'abducted', by: 'owner', count: 1, from: 'personnel facing', most: 'cunning' },
        { do: 'place', who: { chosen: 'abducted' }, on: 'mission' },
        { do: 'impose', who: { chosen: 'abducted' }, condition: 'held', lasting: true },
      ],
      placedOn: 'mission',
      cure: { skill: 'Leadership', level: 3 },
    },
    timed: [{ at: 'solved', says: 'completed', effects: [{ do: 'nullify', who: 'this' }] }],
  },
  {
    title: 'Primitive Humanoids',
    dilemma: {
      conditions: { all: [{ skill: 'Leadership', level: 2 }, { skill: 'Anthropology' }] },
      effects: [
        { do: 'select', as: 'taken', by: 'chance', count: 2, from: 'personnel facing' },
        { do: 'place', who: { chosen: 'taken' }, on: 'mission' },
      ],
      placedOn: 'mission',
    },
  },
  hideAndSeek,
  {
    title: 'Topological Anomaly 4747',
    dilemma: {
      placedOn: 'mission',
      countdown: 3,
      effects: [
        {
          do: 'put in stasis',
          who: {
            these: 'personnel facing',
            where: { any: [{ affiliation: 'borg' }, { icon: 'hologram' }, { species: 'Android' }] },
          },
        },
        {
          do: 'select',
          as: 'engineer',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          where: { skill: 'ENGINEER' },
        },
        { do: 'put in stasis', who: { chosen: 'engineer' } },
      ],
      cures: [{ needs: { skill: 'SCIENCE' }, arriving: true }],
    },
  },
  {
    title: 'Friendly Fire',
    dilemma: {
      conditions: {
        all: [
          { skill: 'Leadership', level: 2 },
          { skill: 'SECURITY', level: 2 },
        ],
      },
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      placedOn: 'mission',
      countdown: 2,
    },
    standing: [{ affects: 'host', forbids: 'attempt' }],
  },
]

export const texts = { glossary: dilemmasReach } satisfies Texts
