import type { CardText } from '../../../text/text.ts'

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
