import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DownloadText {
    /** So many, no fewer. */
    readonly exactly?: number
  }
}

export const bajoranCivilWar: CardText = {
  title: 'Bajoran Civil War',
  plays: [
    {
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
}
