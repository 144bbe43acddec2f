import type { CardText } from '../../../text/text.ts'
import type { SelfControlledText } from '../words.ts'

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const
const attackers = { involved: { selfControlled: true } } as const

const whenItAttacks: SelfControlledText['when'] = [
  { ruling: 'faq96-323-borg-ship-02', at: 'enters play' },
  { ruling: 'faq96-323-borg-ship-03', at: 'arrives' },
  { ruling: 'faq96-323-borg-ship-04', at: 'something comes' },
  { ruling: 'faq96-323-borg-ship-11', at: 'something shows itself' },
  { ruling: 'faq96-323-borg-ship-26', at: 'held', only: true },
]

const borgShip: CardText = {
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
    { ruling: 'faq96-323-borg-ship-01', at: 'turn ends', effects: [{ do: 'move on', who: 'this' }] },
    {
      ruling: 'faq96-321-dilemmas-30',
      at: 'destroyed in battle',
      effects: [{ ruling: 'faq96-323-borg-ship-15', do: 'score', points: 45, box: true }],
    },
  ],
}

/** By another reading one that is held attacks at the end of the turn, and besides what comes to it. */
export const borgShipHeldOnArrival: CardText = {
  ...borgShip,
  selfControlled: {
    ...borgShip.selfControlled!,
    when: whenItAttacks.map(({ only: _, ...time }) => time),
  },
}

/** What acts by itself along the spaceline, and what concerns it, as the FAQ of 1996 knows it. */
export const selfControlled1996: readonly CardText[] = [
  borgShip,
  {
    title: 'Hugh',
    plays: [
      {
        ruling: 'faq96-39-rogue-borg-11',
        answers: { to: 'played', what: rogueBorg },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
      {
        ruling: 'faq96-39-rogue-borg-11',
        on: rogueBorg,
        effects: [{ do: 'discard', who: { all: rogueBorg, here: true } }],
      },
      {
        answers: { to: 'battle', what: { name: 'Borg Ship' } },
        effects: [
          { ruling: 'faq96-323-borg-ship-22', do: 'call off the attack', who: attackers },
          { ruling: 'faq96-323-borg-ship-23', do: 'hold fire', who: attackers },
        ],
      },
      {
        answers: { to: 'encountered', what: { name: ['Borg Ship', 'Outpost Raid'] } },
        except: [{ ruling: 'faq96-324-outpost-raid-06', what: { type: 'dilemma' } }],
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
  },
  {
    title: 'Lore Returns',
    plays: [
      {
        on: { type: 'ship', bearing: 'Rogue Borg Mercenaries', not: { occupied: true } },
        needsThere: { ...rogueBorg, whose: 'yours' },
        stays: true,
        effects: [{ ruling: 'faq96-38-lore-returns-01', do: 'take control', who: 'target' }],
      },
    ],
    standing: [{ ruling: 'faq96-38-lore-returns-01', affects: 'host', allows: 'fly and attack without a crew' }],
  },
  {
    title: 'Q-Net',
    bars: { unless: { skill: 'Diplomacy', level: 2 } },
  },
  {
    title: 'Where No One Has Gone Before',
    plays: [{ stays: true }, { ruling: 'faq96-323-borg-ship-18', on: { selfControlled: true }, stays: true }],
    standing: [
      { affects: { all: { whose: 'yours', type: 'ship' } }, whileOnTable: true, allows: 'go around' },
      { ruling: 'faq96-323-borg-ship-18', affects: 'host', allows: 'go around' },
    ],
  },
]
