import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

const anyPlanet = { to: 'solved', what: { type: 'mission', kind: 'planet' } } as const

const admires = (whose: 'yours' | "opponent's"): readonly Effect[] => [
  {
    ruling: 'custom-cards-1142',
    do: 'select',
    as: 'admired',
    by: 'chance',
    count: 1,
    from: { presentAt: 'answered', where: { type: 'personnel', whose } },
    where: { gender: 'male' },
  },
  { do: 'place', who: 'this', on: { chosen: 'admired' } },
]

export const card: Card = {
  title: 'Alien Groupie',
  print: 'whole',
  faq1996: {
    plays: [
      { answers: { ...anyPlanet, whose: "opponent's" }, effects: admires("opponent's") },
      { answers: anyPlanet, except: [{ by: 'opponent' }], effects: admires('yours') },
    ],
    standing: [{ affects: 'host', forbids: 'beam' }],
    timed: [
      {
        ruling: 'faq96-12-turns-25',
        at: 'turn ends',
        turns: { word: 'full' },
        effects: [{ do: 'discard', who: 'this' }],
      },
    ],
  },
}
