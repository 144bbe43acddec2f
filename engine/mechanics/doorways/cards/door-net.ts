import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const doorNet: CardText = { title: 'Door-Net', closes: true }

export const texts = { glossary: [doorNet] } satisfies Texts
