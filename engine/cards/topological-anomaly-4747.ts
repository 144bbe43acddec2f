import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Topological Anomaly 4747',
  print: 'whole',
  glossary: {
    dilemma: {
      placedOn: 'mission',
      countdown: 3,
      effects: [
        {
          do: 'put in stasis',
          who: {
            these: 'personnel facing',
            where: { any: [{ affiliation: 'borg' }, { icon: 'hologram' }, { species: 'Android' }] },
          },
        },
        {
          do: 'select',
          as: 'engineer',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          where: { skill: 'ENGINEER' },
        },
        { do: 'put in stasis', who: { chosen: 'engineer' } },
      ],
      cures: [{ needs: { skill: 'SCIENCE' }, arriving: true }],
    },
  },
}
