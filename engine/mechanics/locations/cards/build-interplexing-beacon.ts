import type { CardText, Effect, Filter } from '../../../text/text.ts'

declare module '../../../board/state.ts' {
  interface OwnConditions {
    /** Its transponder rods are in place. */
    'rods in place': true
  }
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

/** First the rods are set in place, and then, by another probe, history is changed. */
export const buildInterplexingBeacon: CardText = {
  title: 'Build Interplexing Beacon',
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
}
