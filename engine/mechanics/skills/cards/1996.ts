import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { brainDrain } from './brain-drain.ts'

/** Cards that change the numbers and skills of personnel, as the FAQ of 1996 knows them. */
const personnelChanges1996: readonly CardText[] = [
  brainDrain,
  {
    title: 'Yellow Alert',
    plays: [{ stays: true }],
    standing: [{ affects: { all: { type: 'personnel', whose: 'yours' } }, add: { cunning: 1 } }],
  },
]

export const texts = { faq1996: personnelChanges1996 } satisfies Texts
