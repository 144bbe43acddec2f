import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const hides = { on: { type: 'ship' }, stays: true } as const

const navigated = { skill: 'Navigation', level: 2 } as const

const asteroidSanctuary: CardText = {
  title: 'Asteroid Sanctuary',
  plays: [hides],
  standing: [{ affects: 'host', forbids: 'be attacked', if: navigated }],
  timed: [{ at: 'turn ends', effects: [{ do: 'discard', who: 'this' }] }],
}

/** In the midst of a battle, too. */
const in1996: CardText = {
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
}

export const texts = { faq1996: [in1996], glossary: [asteroidSanctuary] } satisfies Texts
