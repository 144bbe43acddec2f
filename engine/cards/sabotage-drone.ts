import type { Card } from '../text/card.ts'

import type { UseText } from '../text/in-play-text.ts'

const reduces = (name: string, attribute: 'range' | 'weapons'): UseText => ({
  name,
  skill: true,
  once: 'turn, each copy',
  lyingOn: { where: { type: 'ship' } },
  says: 'every turn',
  effects: [{ do: 'modify', who: 'ship around this', attribute, add: -2, once: { ruling: 'custom-cards-84' } }],
})

export const card: Card = {
  title: 'Sabotage Drone',
  print: 'whole',
  glossary: {
    uses: [reduces('RANGE', 'range'), reduces('WEAPONS', 'weapons')],
  },
}
