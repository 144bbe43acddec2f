import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const hides = { on: { type: 'ship' }, stays: true } as const

const asteroidSanctuary: CardText = {
  title: 'Asteroid Sanctuary',
  plays: [hides, { ...hides, ruling: 'faq96-12-action-13', answers: { to: 'battle' } }],
  standing: [{ affects: 'host', forbids: 'be attacked', if: { skill: 'Navigation', level: 2 } }],
  timed: [{ at: 'turn ends', effects: [{ do: 'discard', who: 'this' }] }],
}

export const texts = { faq1996: [asteroidSanctuary] } satisfies Texts
