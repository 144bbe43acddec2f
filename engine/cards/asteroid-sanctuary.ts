import type { Card, Text } from '../text/card.ts'

const hides = { ruling: 'custom-cards-29', on: { type: 'ship' }, stays: true } as const

const navigated = { skill: 'Navigation', level: 2 } as const

const asteroidSanctuary: Text = {
  plays: [hides],
  standing: [{ affects: 'host', forbids: 'be attacked', if: navigated }],
  timed: [{ at: 'turn ends', effects: [{ do: 'discard', who: 'this' }] }],
}

export const card: Card = {
  title: 'Asteroid Sanctuary',
  print: 'whole',
  /** In the midst of a battle, too. */
  faq1996: {
    ...asteroidSanctuary,
    plays: [hides, { ...hides, ruling: 'faq96-12-action-13', answers: { to: 'battle' } }],
    standing: [
      ...asteroidSanctuary.standing!,
      {
        ruling: 'faq96-39-asteroid-sanctuary-02',
        affects: 'host',
        forbids: 'move',
        if: { all: [navigated, { here: { name: 'Borg Ship' } }] },
      },
    ],
  },
  glossary: asteroidSanctuary,
}
