import type { CardText } from '../../../text/text.ts'

/** A card comes out of it now, and it must be shown on the next turn. */
export const devidianDoor: CardText = {
  title: 'Devidian Door',
  uses: [
    {
      fromHand: true,
      once: 'turn',
      on: { type: 'mission', kind: 'planet' },
      effects: [
        {
          do: 'select',
          as: 'sent',
          by: 'you',
          count: 1,
          from: { cardsIn: 'hand', of: 'you' },
          where: { type: ['personnel', 'equipment'] },
        },
        { do: 'relocate', who: { chosen: 'sent' }, to: 'target' },
        { do: 'owe a showing' },
      ],
    },
  ],
}

/** Samuel Clemens' Pocketwatch, with what a document rules on the card draw and on whatever else must happen. */
export const pocketwatch = (draw: string, others: string): CardText => ({
  title: "Samuel Clemens' Pocketwatch",
  timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  plays: [
    { ruling: draw, as: 'interrupt', effects: [{ do: 'bring forward' }] },
    { ruling: others, as: 'interrupt', forwards: true, effects: [{ do: 'bring forward' }] },
  ],
})
