import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface Assignment {
    /** What such cards oblige the ship to do waits until it has done this. */
    readonly before?: readonly (Clause & { readonly what: Filter })[]
  }
}

export const cytherians: CardText = {
  title: 'Cytherians',
  dilemma: {
    placedOn: 'ship',
    selects: [{ do: 'select', as: 'far end', by: 'you', count: 1, from: { furthest: { type: 'mission' } } }],
  },
  standing: [{ affects: 'host', duty: { do: 'travel', to: 'target', speed: 'normal' } }],
  timed: [
    {
      at: 'arrived',
      effects: [{ ruling: '1eD-dilemma-resolution-170', do: 'score', points: 15, box: true }],
    },
  ],
}
