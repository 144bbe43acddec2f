import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ocular Implants',
  print: { leftOut: 'Geordi, and the glance that it allows', why: 'it lies on a Borg, and nobody glances' },
  currentRulings: {
    plays: [
      {
        on: { type: 'personnel', whose: 'yours', any: [{ affiliation: 'borg' }, { species: 'Android' }] },
        stays: true,
      },
    ],
  },
}
