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

/** As the FAQ of 1996 reads it. */
export const antiTimeAnomaly1996: CardText = {
  title: 'Anti-Time Anomaly',
  plays: [{ stays: true }],
  timed: [
    {
      at: 'turn ends',
      turns: { word: 'full', nth: 3, affects: 'both players' },
      effects: [
        { do: 'kill', who: { personnelOnTable: true } },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}
