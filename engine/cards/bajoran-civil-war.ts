import type { Card } from '../text/card.ts'

export interface AddedDownloadText {
  /** So many, no fewer. */
  readonly exactly?: number
}

export const card: Card = {
  title: 'Bajoran Civil War',
  print: { leftOut: 'battles among Bajorans', onlyWith: ['attack'] },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-388',
        effects: [
          {
            do: 'download',
            where: {
              type: 'personnel',
              species: 'Bajoran',
              unique: false,
              any: [{ classification: 'OFFICER' }, { classification: 'SECURITY' }, { skill: 'Resistance' }],
            },
            exactly: 2,
          },
        ],
      },
    ],
  },
}
