import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** What may happen aboard a ship whether it is cloaked or not. */
const plasmaFire: CardText = { title: 'Plasma Fire', plays: [{ on: { type: 'ship' }, stays: true }] }

export const texts = { faq1996: [plasmaFire] } satisfies Texts
