import type { PlayText } from './play-text.ts'
import type { CardText, Effect } from './text.ts'

/** Reads the same in every law that has it. */
export const autoDestructSequence: CardText = {
  title: 'Auto-Destruct Sequence',
  plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
  timed: [
    {
      at: 'turn ends',
      effects: [
        { do: 'damage', who: { all: { type: 'ship', under: { shields: 8 }, otherThan: 'host' }, here: true } },
        { do: 'destroy', who: 'host' },
      ],
    },
  ],
}

/** Ktarian Game disables one of the crew of the ship, by chance, who is not disabled yet; `ruling` says so. */
export const playsKtarianGame = (ship: 'ship' | 'host', ruling: string): readonly Effect[] => [
  {
    do: 'select',
    as: 'player',
    by: 'chance',
    count: 1,
    from: { crewOf: ship },
    where: { type: 'personnel', isNot: 'disabled' },
  },
  { ruling, do: 'disable', who: { chosen: 'player' } },
]

/** How Seize Wesley is played, on a ship under the influence of Ktarian Game. */
export const seizesWesley: PlayText = {
  on: { type: 'ship', whose: "opponent's", bearing: 'Ktarian Game' },
  effects: [
    { do: 'disable', who: { carriedBy: 'target' }, where: { type: 'personnel' }, forGood: true },
    { do: 'capture', who: { carriedBy: 'target' }, where: { name: 'Wesley Crusher' } },
  ],
}

/** Somebody of one gender runs off with a lover to the furthest planet. */
export const runsOff = (gender: 'male' | 'female'): CardText['dilemma'] => ({
  targets: [{ gender }],
  effects: [
    { do: 'select', as: 'lover', by: 'chance', count: 1, from: 'personnel facing', where: { gender } },
    { do: 'relocate', who: { chosen: 'lover' }, to: { furthest: { type: 'mission', kind: 'planet' } } },
  ],
  discard: true,
})

export const mamanPicard: CardText = {
  title: 'Maman Picard',
  dilemma: {
    trigger: { some: { type: 'ship', affiliation: 'federation' } },
    triggerAmong: 'ship',
    effects: [
      { do: 'select', as: 'end', by: 'opponent', count: 1, from: 'ends of the spaceline' },
      { do: 'relocate', who: 'ship', to: { chosen: 'end' } },
    ],
  },
}

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
