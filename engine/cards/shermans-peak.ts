import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Sherman's Peak",
  print: {
    leftOut: 'Organian Peace Treaty, and what becomes of Hero of the Empire',
    onlyWith: ['Tribble Bomb'],
    why: 'no treaty is in a deck',
  },
  /** Its station comes with it. */
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    whenPlaced: [
      {
        do: 'download',
        where: { name: 'Deep Space Station K-7' },
        to: 'here',
        waives: [{ demand: 'matching affiliation' }],
      },
    ],
    natives: { icon: 'original series', any: [{ icon: 'au' }], not: { icon: 'mirror universe' } },
  },
}
