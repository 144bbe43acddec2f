import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const space: CardText = { title: 'Space', inserted: true }

export const texts = { glossary: [space] } satisfies Texts
