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
