import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Its ship fires on what has landed. */
const orbitalBombardment: CardText = {
  title: 'Orbital Bombardment',
  plays: [{ on: { type: 'ship', whose: 'yours', not: { affiliation: 'federation' } }, stays: true }],
  standing: [{ affects: 'host', allows: 'fire on landed ships' }],
}

export const texts = { glossary: [orbitalBombardment] } satisfies Texts
