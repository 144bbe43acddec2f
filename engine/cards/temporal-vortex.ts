import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Ships travel through time between the time location on which it lies and the place that corresponds to that. */
  readonly timeTravel?: true
}

export const card: Card = {
  title: 'Temporal Vortex',
  print: {
    leftOut: 'how others travel by it, and what becomes of the dilemma that it lies on',
    onlyWith: ['attempt'],
    why: 'nobody else travels, and nobody meets it',
    lies: ['core'],
  },
  glossary: {
    plays: [
      { on: { name: ['Borg Ship', 'The Sheliak'] }, anyTime: true, stays: true, countdown: 3 },
      { stays: true, countdown: 3 },
      { on: { type: 'time location' }, stays: true },
    ],
    nullifiesInPlay: { what: { name: 'Distortion of Space/Time Continuum' } },
    timeTravel: true,
  },
}
