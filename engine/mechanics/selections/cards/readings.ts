import type { Reading } from '../../../kernel/reading.ts'
import type { CardText } from '../../../text/text.ts'

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const
const attacked = { crewOf: 'host' } as const

/** Each card battles at once when it is played; at the start of a turn all of them do. */
const rogueBorgOneByOne: CardText = {
  title: 'Rogue Borg Mercenaries',
  isFrustratedByCloaking: { ruling: 'faq96-24-events-interrupts-04' },
  plays: [
    {
      on: { type: 'ship', occupied: true },
      stays: true,
      effects: [{ do: 'battle', attackers: 'this', attacked }],
    },
  ],
  standing: [{ affects: 'this', add: { strength: 1 }, perBeside: rogueBorg }],
  timed: [
    {
      at: 'turn begins',
      whose: 'every',
      together: true,
      effects: [{ do: 'battle', attackers: { cardsOn: 'host', where: rogueBorg }, attacked }],
    },
  ],
}

/** Nobody at all beams from ship to ship at Quash Conspiracy. */
export const quashConspiracyForAll = {
  title: 'Quash Conspiracy',
  noBeaming: { ruling: 'faq96-313-quash-conspiracy-01', from: { type: 'ship' }, to: { type: 'ship' } },
} as const satisfies CardText

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'battles-of-rogue-borg',
    reading: 'each',
    where: 'faq1996',
    cards: { replace: [rogueBorgOneByOne] },
  },
  {
    question: 'armbands-at-quash-conspiracy',
    reading: 'no',
    where: 'faq1996',
    cards: { replace: [quashConspiracyForAll] },
  },
]
