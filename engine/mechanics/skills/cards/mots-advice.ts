import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const motsAdvice: CardText = {
  title: "Mot's Advice",
  plays: [{ on: { type: 'personnel' }, stays: true }],
  standing: [{ affects: 'host', gives: 'Barbering' }],
}

export const texts = { glossary: [motsAdvice] } satisfies Texts
