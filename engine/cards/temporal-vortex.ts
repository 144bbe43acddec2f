import type { Card, Text } from '../text/card.ts'

export interface AddedCardText {
  /** Ships travel through time between the time location on which it lies and the place that corresponds to that. */
  readonly timeTravel?: true
}

/** What it undoes, and how long it lasts. */
const temporalVortex = {
  plays: [
    { on: { name: ['Borg Ship', 'The Sheliak'] }, anyTime: true, stays: true, countdown: 3 },
    { stays: true, countdown: 3 },
  ],
  nullifiesInPlay: { what: { name: 'Distortion of Space/Time Continuum' } },
} satisfies Text

export const card: Card = {
  title: 'Temporal Vortex',
  print: {
    leftOut: 'how others travel by it, and what becomes of the dilemma that it lies on',
    why: 'nobody else travels, and nobody meets it',
    lies: ['core'],
  },
  glossary: temporalVortex,
  currentRulings: {
    ...temporalVortex,
    plays: [...temporalVortex.plays, { on: { type: 'time location' }, stays: true }],
    timeTravel: true,
  },
}
