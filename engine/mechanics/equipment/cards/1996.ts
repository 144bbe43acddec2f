import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Gives a skill to those of a classification who are with it. */
const kit = (title: string, classification: string, gives: string, ruling?: string): CardText => ({
  title,
  standing: [{ ...(ruling ? { ruling } : {}), affects: { othersWith: 'this', where: { classification } }, gives }],
})

/** Equipment, and what it is good for, as the FAQ of 1996 knows it. */
const equipment1996: readonly CardText[] = [
  kit('Engineering Kit', 'OFFICER', 'ENGINEER', 'faq96-37-equipment-01'),
  kit('Engineering PADD', 'SCIENCE', 'ENGINEER'),
  {
    title: 'Nutational Shields',
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'ship', whose: 'yours' } },
        add: { shields: 2 },
        per: { classification: 'ENGINEER' },
      },
      {
        ruling: 'faq96-37-equipment-07',
        affects: { all: { type: 'ship', whose: 'yours' } },
        add: { shields: 2 },
        per: { skill: 'ENGINEER', not: { classification: 'ENGINEER' } },
      },
    ],
  },
]

export const texts = { faq1996: equipment1996 } satisfies Texts
