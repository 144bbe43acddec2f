import type { CardText } from '../../../text/text.ts'

/** Fifty points are enough for a mission on which it lies, as they are to overcome it. */
export const deadEndAtFifty: CardText = {
  title: 'Dead End',
  dilemma: { conditions: { points: 50 }, placedOn: 'mission' },
  standing: [{ ruling: '1eD-dead-end-04', affects: 'host', forbids: 'attempt', exempts: { points: 50 } }],
}
