import type { CardText } from '../../../text/text.ts'

export const warpCoreBreach: CardText = {
  title: 'Warp Core Breach',
  plays: [{ on: { type: 'ship' }, stays: true }],
  timed: [
    {
      at: 'turn ends',
      turns: { word: 'next' },
      effects: [
        { do: 'destroy', who: 'host', unless: { skill: 'ENGINEER' }, among: { crewOf: 'host' } },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}
