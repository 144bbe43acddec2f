import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const campKhitomer: CardText = { title: 'Camp Khitomer', seeds: {} }

/** Supposed. */
const marketOfThePast: CardText = { title: 'Market of the Past', seeds: {} }

export const texts = { currentRulings: [campKhitomer, marketOfThePast] } satisfies Texts
