import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

/** Ktarian Game disables one of the crew of the ship, by chance, who is not disabled yet; `ruling` says so. */
const playsKtarianGame = (ship: 'ship' | 'host', ruling: string): readonly Effect[] => [
  {
    do: 'select',
    as: 'player',
    by: 'chance',
    count: 1,
    from: { crewOf: ship },
    where: { not: { is: 'disabled' } },
  },
  { ruling, do: 'disable', who: { chosen: 'player' } },
]

export const card: Card = {
  title: 'Ktarian Game',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-307',
      placedOn: 'ship',
      effects: playsKtarianGame('ship', 'faq96-323-ktarian-game-01'),
      cures: [
        { ruling: 'custom-cards-307', needs: { total: 'cunning', over: 30 } },
        { ruling: 'faq96-323-ktarian-game-06', needs: { some: { species: 'Android' } } },
      ],
    },
    timed: [{ at: 'turn begins', whose: "host's", effects: playsKtarianGame('host', 'faq96-323-ktarian-game-01') }],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-307',
      placedOn: 'ship',
      effects: playsKtarianGame('ship', '1eD-disabled-03'),
      cures: [
        {
          ruling: 'custom-cards-307',
          needs: { any: [{ total: 'cunning', over: 30 }, { some: { species: 'Android' } }] },
        },
      ],
    },
    timed: [{ at: 'turn begins', whose: "host's", effects: playsKtarianGame('host', '1eD-disabled-03') }],
  },
}
