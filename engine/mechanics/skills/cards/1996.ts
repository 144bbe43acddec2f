import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { brainDrain } from './brain-drain.ts'
import { kmtar } from './kmtar.ts'

/** Cards that change numbers and skills, as the FAQ of 1996 knows them. */
const personnelChanges1996: readonly CardText[] = [
  brainDrain,
  kmtar,
  {
    title: 'Metaphasic Shields',
    plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
    standing: [{ affects: 'host', add: { shields: 2 }, per: { type: 'personnel', classification: 'SCIENCE' } }],
  },
  {
    title: 'Yellow Alert',
    plays: [{ stays: true }],
    standing: [{ affects: { all: { type: 'personnel', whose: 'yours' } }, add: { cunning: 1 } }],
  },
]

export const texts = { faq1996: personnelChanges1996 } satisfies Texts
