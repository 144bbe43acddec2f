import type { CardText, Effect, Filter } from '../../../text/text.ts'

/** What ceases to exist when the timeline is disrupted in 2063: humans and the Federation, but for other universes and times. */
const lost: Filter = {
  type: ['personnel', 'ship', 'facility'],
  any: [{ species: 'Human' }, { affiliation: 'federation' }],
  not: { any: [{ icon: 'au' }, { icon: 'mirror universe' }, { quadrant: 'time' }] },
}

const vessels: Filter = { ...lost, type: ['ship', 'facility'] }

/** Of the cards in play; those aboard that do not cease to exist return to hand. */
const disruption: readonly Effect[] = [
  { do: 'take into hand', who: { except: { all: lost }, among: { carriedBy: { all: vessels } } } },
  { do: 'put out of play', who: { all: lost } },
]

/** Borg objectives that disrupt the timeline, as the Glossary knows them. */
export const timeline: readonly CardText[] = [
  {
    title: 'Stop First Contact',
    global: true,
    plays: [{ on: { name: 'Montana Missile Complex' }, stays: true }],
    timed: [
      {
        at: 'turn ends',
        whose: 'yours',
        effects: [
          {
            do: 'probe',
            withShipAt: { name: 'Montana Missile Complex' },
            may: true,
            outcomes: [{ icons: ['defense'], effects: [...disruption, { do: 'discard', who: 'this' }] }],
          },
        ],
      },
    ],
  },
]
