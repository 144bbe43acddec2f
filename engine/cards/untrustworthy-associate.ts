import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Untrustworthy Associate',
  print: {
    leftOut: 'what it lets the opponent do with the ship or facility',
    onlyWith: ['move', 'beam', 'attack', 'use', 'dock', 'commandeer'],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-293',
      conditions: { total: 'cunning', over: 40 },
      effects: [
        {
          do: 'select',
          as: 'infested',
          by: 'opponent',
          count: 1,
          from: { all: { type: ['ship', 'facility'] }, here: true },
        },
      ],
      nullifier: { skill: 'SECURITY', level: 4 },
      placedOn: 'ship or facility',
    },
  },
}
