import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { interruptsOf1996 } from './1996-interrupts.ts'

/** Game texts as the FAQ of 1996 knows them. */
const texts1996: readonly CardText[] = interruptsOf1996

export const texts = { faq1996: texts1996 } satisfies Texts
