import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Of the two ways to bring it into play. */
const memoryWipe: CardText = { title: 'Memory Wipe', seeds: {}, plays: [{ on: { type: 'ship' }, stays: true }] }

export const texts = { glossary: [memoryWipe] } satisfies Texts
