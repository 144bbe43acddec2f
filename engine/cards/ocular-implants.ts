import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ocular Implants',
  print: { leftOut: 'the glance that it allows', onlyWith: ['look'] },
  currentRulings: {
    plays: [
      {
        ruling: 'custom-cards-375',
        on: {
          type: 'personnel',
          whose: 'yours',
          any: [{ affiliation: 'borg' }, { species: 'Android' }, { name: 'Geordi La Forge' }],
        },
        stays: true,
      },
    ],
  },
}
