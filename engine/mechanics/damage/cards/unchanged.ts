import type { CardText } from '../../../text/text.ts'

/** Reads the same in every law that has it. */
export const autoDestructSequence: CardText = {
  title: 'Auto-Destruct Sequence',
  plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
  timed: [
    {
      at: 'turn ends',
      effects: [
        { do: 'damage', who: { all: { type: 'ship', under: { shields: 8 }, otherThan: 'host' }, here: true } },
        { do: 'destroy', who: 'host' },
      ],
    },
  ],
}
