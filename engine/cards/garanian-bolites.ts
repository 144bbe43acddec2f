import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Garanian Bolites',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-225',
      selects: [{ do: 'select', as: 'bitten', by: 'chance', count: 2, from: 'personnel facing' }],
      among: 'bitten',
      conditions: { any: [{ total: 'cunning', over: 15 }, { title: 'Hypospray' }] },
      effects: [{ do: 'stop', who: { chosen: 'bitten' } }],
      missionContinues: true,
    },
  },
}
