import type { CardText } from './text.ts'

/** What acts by itself along the spaceline, and what concerns it, as the FAQ of 1996 knows it. */
export const selfControlled1996: readonly CardText[] = [
  {
    title: 'Borg Ship',
    dilemma: { placedOn: 'space' },
    selfControlled: {
      attacks: [
        { where: { type: 'ship', inSpace: true } },
        { ruling: 'faq96-323-borg-ship-07', where: { type: 'facility', inSpace: true } },
        { ruling: 'faq96-323-borg-ship-28', where: { selfControlled: true, inSpace: true } },
      ],
      spares: [{ ruling: 'faq96-323-borg-ship-09', where: { is: 'cloaked' } }],
      when: [
        { ruling: 'faq96-323-borg-ship-02', at: 'enters play' },
        { ruling: 'faq96-323-borg-ship-03', at: 'arrives' },
        { ruling: 'faq96-323-borg-ship-04', at: 'something comes' },
        { ruling: 'faq96-323-borg-ship-11', at: 'something shows itself' },
        { ruling: 'faq96-323-borg-ship-26', at: 'held', only: true },
      ],
      moves: { cards: 1, toward: 'long end' },
    },
    timed: [
      { ruling: 'faq96-323-borg-ship-01', at: 'turn ends', effects: [{ do: 'move on', who: 'this' }] },
      {
        ruling: 'faq96-321-dilemmas-30',
        at: 'destroyed in battle',
        effects: [{ ruling: 'faq96-323-borg-ship-15', do: 'score', points: 45, box: true }],
      },
    ],
  },
  {
    title: 'Q-Net',
    bars: { unless: { skill: 'Diplomacy', level: 2 } },
  },
  {
    title: 'Where No One Has Gone Before',
    plays: [{ stays: true }, { ruling: 'faq96-323-borg-ship-18', on: { selfControlled: true }, stays: true }],
    standing: [
      { affects: { all: { type: 'ship', whose: 'yours' } }, whileOnTable: true, allows: 'go around' },
      { ruling: 'faq96-323-borg-ship-18', affects: 'host', allows: 'go around' },
    ],
  },
  {
    title: 'Transwarp Conduit',
    plays: [{ on: { type: 'ship' }, effects: [{ do: 'modify', who: 'target', attribute: 'range', multiply: 2 }] }],
  },
]
