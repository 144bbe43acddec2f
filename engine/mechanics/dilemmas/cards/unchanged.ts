import type { PlayText } from '../../../text/play-text.ts'
import type { CardText } from '../../../text/text.ts'

/** Somebody of one gender runs off with a lover to the furthest planet. */
export const runsOff = (gender: 'male' | 'female'): CardText['dilemma'] => ({
  targets: [{ gender }],
  effects: [
    { do: 'select', as: 'lover', by: 'chance', count: 1, from: 'personnel facing', where: { gender } },
    { do: 'relocate', who: { chosen: 'lover' }, to: { furthest: { type: 'mission', kind: 'planet' } } },
  ],
  discard: true,
})

/** How Eyes in the Dark is played: somebody on a ship of the opponent's counts for what the dilemma requires. */
export const seesAlong: PlayText = {
  answers: { to: 'encountered' },
  effects: [
    {
      do: 'select',
      as: 'ship',
      by: 'you',
      count: 1,
      from: { all: { type: 'ship', whose: "opponent's", occupied: true } },
      if: { skill: 'Empathy' },
    },
    {
      do: 'select',
      as: 'seen',
      by: 'chance',
      count: 1,
      from: { crewOf: { chosen: 'ship' } },
      where: { type: 'personnel' },
    },
    { do: 'count along', who: { chosen: 'seen' } },
  ],
}

export const anaphasicOrganism: CardText = {
  title: 'Anaphasic Organism',
  dilemma: {
    trigger: { some: { gender: 'female' } },
    conditions: { all: [{ skill: 'SECURITY' }, { skill: 'MEDICAL' }] },
    effects: [
      {
        do: 'select',
        as: 'resigned',
        count: 1,
        from: 'personnel facing',
        where: { gender: 'female' },
        most: 'attributes',
      },
      { do: 'discard', who: { chosen: 'resigned' } },
    ],
    discard: true,
  },
}

export const cardassianTrap: CardText = {
  title: 'Cardassian Trap',
  dilemma: {
    targets: [{ unique: true, not: { affiliation: 'cardassian' } }],
    conditions: { skill: 'Empathy' },
    effects: [
      {
        do: 'select',
        as: 'captive',
        by: 'chance',
        count: 1,
        from: 'personnel facing',
        where: { unique: true, not: { affiliation: 'cardassian' } },
      },
      { do: 'capture', who: { chosen: 'captive' } },
    ],
    discard: true,
  },
}

export const rascals: CardText = {
  title: 'Rascals',
  dilemma: {
    selects: [{ do: 'select', as: 'kids', by: 'chance', count: 4, from: 'personnel facing', where: { unique: true } }],
    placedOn: 'table',
    reminds: true,
    cure: { all: [{ skill: 'MEDICAL', level: 2 }, { skill: 'Biology' }] },
  },
  standing: [{ affects: 'target', set: { strength: 2 } }],
}

export const shaka: CardText = {
  title: 'Shaka, When the Walls Fell',
  dilemma: {
    conditions: {
      all: [
        { skill: 'Diplomacy', level: 2 },
        { total: 'cunning', over: 30 },
      ],
    },
  },
}

export const elAdrelCreature: CardText = {
  title: 'El-Adrel Creature',
  dilemma: {
    effects: [
      { do: 'select', as: 'attacked', by: 'owner', count: 2, from: 'personnel facing', most: 'strength' },
      {
        do: 'select',
        as: 'victim',
        by: 'chance',
        count: 1,
        from: { chosen: 'attacked' },
        among: { chosen: 'attacked' },
        unless: { total: 'strength', over: 16 },
      },
      { do: 'kill', who: { chosen: 'victim' } },
    ],
  },
}

export const zaldan: CardText = {
  title: 'Zaldan',
  dilemma: {
    targets: [{ skill: 'Diplomacy' }],
    conditions: {
      any: [
        { skill: 'Treachery', level: 2 },
        { some: { keyword: 'disruptor' } },
        { title: 'Wesley Crusher' },
        { skill: 'Exobiology' },
      ],
    },
    effects: [
      {
        do: 'select',
        as: 'victims',
        by: 'chance',
        count: 2,
        from: 'personnel facing',
        where: { skill: 'Diplomacy' },
      },
      { do: 'kill', who: { chosen: 'victims' } },
    ],
  },
}

export const bynarsWeaponEnhancement: CardText = {
  title: 'Bynars Weapon Enhancement',
  plays: [{ on: { type: 'ship' }, stays: true }],
  standing: [{ affects: 'host', add: { weapons: 2 } }],
}
