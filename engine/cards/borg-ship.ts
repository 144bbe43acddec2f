import type { SelfControlledText } from '../mechanics/self-controlled/words.ts'
import type { Card, Text } from '../text/card.ts'

const whenItAttacks: SelfControlledText['when'] = [
  { ruling: 'faq96-323-borg-ship-02', at: 'enters play' },
  { ruling: 'faq96-323-borg-ship-03', at: 'arrives' },
  { ruling: 'faq96-323-borg-ship-04', at: 'something comes' },
  { ruling: 'faq96-323-borg-ship-11', at: 'something shows itself' },
  { ruling: 'faq96-323-borg-ship-26', at: 'held', only: true },
]

const borgShip: Text = {
  dilemma: { placedOn: 'space' },
  selfControlled: {
    attacks: [
      { where: { type: 'ship', cardIn: 'space' } },
      { ruling: 'faq96-323-borg-ship-07', where: { type: 'facility', cardIn: 'space' } },
      { ruling: 'faq96-323-borg-ship-28', where: { selfControlled: true, cardIn: 'space' } },
    ],
    when: whenItAttacks,
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

export const card: Card = {
  title: 'Borg Ship',
  print: { aims: ['mission'] },
  faq1996: borgShip,
  glossary: {
    dilemma: { placedOn: 'far end' },
    selfControlled: { attacks: [], when: [] },
    timed: [
      {
        at: 'turn ends',
        effects: [
          { do: 'battle', attackers: 'this', attacked: { all: { type: 'ship' }, here: true } },
          { do: 'move on', who: 'this' },
        ],
      },
      {
        at: 'destroyed in battle',
        effects: [{ ruling: '1eD-dilemma-resolution-171', do: 'score', points: 15, box: true }],
      },
    ],
  },
  readings: [
    {
      question: 'borg-ship-held-by-a-q-net',
      reading: 'on-arrival',
      where: 'faq1996',

      /** By another reading one that is held attacks at the end of the turn, and besides what comes to it. */
      text: {
        ...borgShip,
        selfControlled: {
          ...borgShip.selfControlled!,
          when: whenItAttacks.map(({ only: _, ...time }) => time),
        },
      },
    },
  ],
}
