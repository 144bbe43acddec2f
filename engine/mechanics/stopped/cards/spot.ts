import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** So often it must be killed to be dead. */
    readonly lives?: Clause & { readonly count: number }
  }
}

export const spot: CardText = {
  title: 'Spot',
  lives: { ruling: '1eS-spot-02', count: 9 },
  uses: [
    {
      once: 'turn',
      skill: true,
      says: 'every turn',
      on: { type: 'personnel', presentWith: { name: 'Spot' } },
      effects: [
        { do: 'disable', who: 'target' },
        { do: 'disable', who: 'this' },
      ],
    },
  ],
  timed: [{ ruling: '1eS-spot-03', at: 'killed', effects: [{ do: 'stop', who: 'this' }] }],
}
