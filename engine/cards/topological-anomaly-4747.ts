import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Topological Anomaly 4747',
  print: { leftOut: 'that SCIENCE must arrive on the next turn', why: 'it arrives then' },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-286',
      placedOn: 'mission',
      countdown: 3,
      effects: [
        {
          do: 'put in stasis',
          who: {
            all: { type: 'personnel', any: [{ affiliation: 'borg' }, { icon: 'hologram' }, { species: 'Android' }] },
            here: true,
          },
        },
        {
          do: 'select',
          as: 'engineer',
          by: 'chance',
          count: 1,
          from: { all: { type: 'personnel' }, here: true },
          where: { skill: 'ENGINEER' },
        },
        { do: 'put in stasis', who: { chosen: 'engineer' } },
      ],
      cures: [{ needs: { skill: 'SCIENCE' }, by: 'those who arrive' }],
    },
  },
}
