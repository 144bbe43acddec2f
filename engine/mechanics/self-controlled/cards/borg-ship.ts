import type { Reading } from '../../../kernel/reading.ts'
import type { CardText } from '../../../text/text.ts'
import type { SelfControlledText } from '../words.ts'

const whenItAttacks: SelfControlledText['when'] = [
  { ruling: 'faq96-323-borg-ship-02', at: 'enters play' },
  { ruling: 'faq96-323-borg-ship-03', at: 'arrives' },
  { ruling: 'faq96-323-borg-ship-04', at: 'something comes' },
  { ruling: 'faq96-323-borg-ship-11', at: 'something shows itself' },
  { ruling: 'faq96-323-borg-ship-26', at: 'held', only: true },
]

export const borgShip: CardText = {
  title: 'Borg Ship',
  dilemma: { placedOn: 'space' },
  selfControlled: {
    attacks: [
      { where: { type: 'ship', inSpace: true } },
      { ruling: 'faq96-323-borg-ship-07', where: { type: 'facility', inSpace: true } },
      { ruling: 'faq96-323-borg-ship-28', where: { selfControlled: true, inSpace: true } },
    ],
    when: whenItAttacks,
    moves: { cards: 1, toward: 'long end' },
  },
  timed: [
    {
      ruling: 'faq96-323-borg-ship-01',
      at: 'turn ends',
      turns: { word: 'every' },
      effects: [{ do: 'move on', who: 'this' }],
    },
    {
      ruling: 'faq96-321-dilemmas-30',
      at: 'destroyed in battle',
      effects: [{ ruling: 'faq96-323-borg-ship-15', do: 'score', points: 45, box: true }],
    },
  ],
}

/** By another reading one that is held attacks at the end of the turn, and besides what comes to it. */
const borgShipHeldOnArrival: CardText = {
  ...borgShip,
  selfControlled: {
    ...borgShip.selfControlled!,
    when: whenItAttacks.map(({ only: _, ...time }) => time),
  },
}

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'borg-ship-held-by-a-q-net',
    reading: 'on-arrival',
    where: 'faq1996',
    cards: { replace: [borgShipHeldOnArrival] },
  },
]
