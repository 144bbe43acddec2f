import type { Card } from '../text/card.ts'
import type { Effect, Filter } from '../text/text.ts'

const hologram: Filter = { icon: 'hologram' }

const dullOf = (as: string): Effect => ({
  do: 'kill',
  who: { these: { chosen: as }, where: { under: { cunning: 9 } } },
})

export const card: Card = {
  title: 'Dejaren',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-216',
      targets: [hologram, { not: hologram }],
      selects: [
        { do: 'select', as: 'hologram', by: 'chance', count: 1, from: 'personnel facing', where: hologram },
        { do: 'select', as: 'other', by: 'chance', count: 1, from: 'personnel facing', where: { not: hologram } },
        dullOf('hologram'),
        dullOf('other'),
      ],
      conditions: { skill: 'Computer Skill', level: 2 },
    },
  },
}
