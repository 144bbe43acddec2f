import type { CardText, Effect } from '../../../text/text.ts'

const killsAll: readonly Effect[] = [
  { do: 'kill', who: { all: { type: 'personnel' } } },
  { do: 'discard', who: 'this' },
]

export const antiTimeAnomaly: CardText = {
  title: 'Anti-Time Anomaly',
  plays: [{ stays: true }],
  timed: [{ at: 'turn ends', whose: 'yours', after: 'third full turn', effects: killsAll }],
}

/** The FAQ of 1996 says whose turns its words mean. */
export const antiTimeAnomaly1996: CardText = {
  ...antiTimeAnomaly,
  timed: [{ at: 'turn ends', turns: { word: 'full', nth: 3, affects: 'both players' }, effects: killsAll }],
}
