import type { CardText, Requirement } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** A player who is like that is not kept from it. */
    readonly exempts?: Requirement
  }
}

export const deadEnd: CardText = {
  title: 'Dead End',
  dilemma: { conditions: { points: 50 }, placedOn: 'mission' },
  standing: [{ ruling: '1eD-dead-end-04', affects: 'host', forbids: 'attempt', exempts: { points: 51 } }],
}
