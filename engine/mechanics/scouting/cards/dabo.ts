import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** A game of chance, played on the bar. */
const dabo: CardText = { title: 'Dabo', plays: [{ on: { name: "Quark's Bar" }, stays: true }] }

export const texts = { glossary: [dabo] } satisfies Texts
