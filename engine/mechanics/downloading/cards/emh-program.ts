import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DownloadText {
    /** Says that it suspends play. */
    readonly suspends?: true
  }
}

export const emhProgram: CardText = {
  title: 'E.M.H. Program',
  uses: [
    {
      fromHand: true,
      effects: [
        {
          do: 'download',
          where: { name: 'E.M.H. Program' },
          onlyFrom: ['hand'],
          to: { aboard: { whose: 'yours', any: [{ type: 'ship' }, { type: 'facility', class: 'outpost' }] } },
          suspends: true,
        },
      ],
    },
  ],
}
