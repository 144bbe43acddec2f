import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DilemmaText {
    /** On the table it is an event. */
    readonly as?: 'event'
  }
}

export const interphasicPlasmaCreatures1996: CardText = {
  title: 'Interphasic Plasma Creatures',
  dilemma: {
    conditions: { any: [{ skill: 'SCIENCE', level: 2 }, { skill: 'Mindmeld' }] },
    placedOn: 'table',
    as: 'event',
  },
  standing: [{ affects: { all: { type: 'personnel', whose: 'yours' } }, add: { strength: -2 } }],
}

export const interphasicPlasmaCreatures: CardText = {
  title: 'Interphasic Plasma Creatures',
  dilemma: {
    conditions: { any: [{ skill: 'SCIENCE', level: 2 }, { skill: 'Mindmeld' }] },
    placedOn: 'table',
  },
  standing: [{ affects: { all: { type: 'personnel', whose: 'yours' } }, add: { strength: -2 } }],
}
