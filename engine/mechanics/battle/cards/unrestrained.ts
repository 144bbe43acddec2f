import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Who } from '../../../text/text.ts'

const yoursHere: Who = { all: { whose: 'yours' }, here: true }

const admiralLeyton: CardText = {
  title: 'Admiral Leyton',
  standing: [{ affects: yoursHere, mayAttack: { those: ['affiliation', 'dominion'] } }],
}

const georgeSanders: CardText = {
  title: 'George Sanders',
  standing: [{ affects: yoursHere, mayAttack: { those: ['faction', 'maquis'] } }],
}

export const texts = { glossary: [admiralLeyton, georgeSanders] } satisfies Texts
