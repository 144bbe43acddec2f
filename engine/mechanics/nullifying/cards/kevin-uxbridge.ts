import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const kevinUxbridge: CardText = {
  title: 'Kevin Uxbridge',
  plays: [{ on: { type: 'event' }, effects: [{ do: 'nullify', who: 'target' }] }],
}

export const texts = { glossary: [kevinUxbridge] } satisfies Texts
