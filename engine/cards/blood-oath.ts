import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const icon = 'nemesis red right'

const sworn: Filter = { type: 'personnel', icon }

/** One of two of the player's who are together. */
const together: Filter = { ...sworn, whose: 'yours', presentWith: { ...sworn, whose: 'yours' } }

export const card: Card = {
  title: 'Blood Oath',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-615',
        on: { type: 'personnel', under: { integrity: 8 }, not: { any: [{ skill: 'Honor' }, { affiliation: 'borg' }] } },
        stays: true,
      },
      { stays: true },
    ],
    lendsIcon: { ruling: 'custom-cards-616', where: { type: 'personnel' }, icon, onlyHost: true },
    standing: [
      {
        ruling: 'custom-cards-617',
        while: { inPlay: together, onTable: true },
        affects: { all: sworn },
        loses: 'first-listed skill',
      },
    ],
    uses: [
      {
        ruling: 'custom-cards-618',
        inPlaceOf: 'card draw',
        needs: { all: [{ some: together }, { some: { name: 'Blood Oath', cardIn: 'core' } }] },
        effects: [
          {
            do: 'download',
            where: {
              any: [{ name: ["I.K.C. Ning'tao", 'I.K.C. Lukara', "I.K.C. Gr'oth", "Bat'leth", 'Blood Oath'] }, sworn],
            },
            to: { at: { all: together } },
          },
        ],
      },
    ],
  },
}
