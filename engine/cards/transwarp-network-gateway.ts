import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Transwarp Network Gateway',
  print: {
    leftOut: 'what passes through it, and what it downloads',
    onlyWith: ['download'],
    why: 'ships go from one to another by Relays alone',
  },
  glossary: {
    plays: [
      {
        on: { type: 'mission', cardIn: 'spaceline location' },
        needs: { here: { type: 'personnel', whose: 'yours', affiliation: 'borg', icon: 'navigation' } },
        needsAmong: 'target',
        stays: true,
      },
    ],
    seeds: { on: { cardIn: 'end of a spaceline' }, phase: 'facility phase' },
  },
}
