import type { CardText } from '../../../text/text.ts'

export const antiTimeAnomaly: CardText = {
  title: 'Anti-Time Anomaly',
  plays: [{ stays: true }],
  timed: [
    {
      at: 'turn ends',
      whose: 'yours',
      after: 'third full turn',
      effects: [
        { do: 'kill', who: { all: { type: 'personnel' } } },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}
