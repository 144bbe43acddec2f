import type { PlayText } from '../../../text/play-text.ts'
import type { Effect } from '../../../text/text.ts'

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
