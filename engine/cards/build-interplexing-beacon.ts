import type { Card } from '../text/card.ts'
import type { Effect, Filter } from '../text/text.ts'

export interface AddedRoomConditions {
  /** Its transponder rods are in place. */
  'rods in place': true
}

const rodsInPlace: Effect = { do: 'impose', who: 'this', condition: 'rods in place', lasting: true }

const itself: Filter = { name: 'Build Interplexing Beacon', is: 'rods in place' }

/** A ship probes where the Phoenix is launched, if its player likes. */
export const probeAtTheComplex = (outcomes: Extract<Effect, { do: 'probe' }>['outcomes']): Effect => ({
  do: 'probe',
  withShipAt: { name: 'Montana Missile Complex' },
  may: true,
  outcomes,
})

export const card: Card = {
  title: 'Build Interplexing Beacon',
  print: {
    leftOut: 'the suspended objective, scouting, and that it comes to lie on the ship in the end',
    why: 'nobody has another objective, the ship is not scouted, and it lies on the ship from the beginning',
    lies: ['ship'],
  },
  /** First the rods are set in place, and then, by another probe, history is changed. */
  glossary: {
    global: true,
    plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
    timed: [
      {
        at: 'turn ends',
        whose: 'yours',
        effects: [
          probeAtTheComplex([
            { icons: ['communication', 'defense'], effects: [rodsInPlace] },
            { icons: ['navigation'], effects: [{ do: 'disrupt the timeline', if: { some: itself }, among: 'this' }] },
          ]),
        ],
      },
    ],
  },
}
