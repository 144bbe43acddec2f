import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { horgahn } from './horgahn.ts'
import { temporalNarcosis } from './temporal-narcosis.ts'

/** Cards that give turns, as the FAQ of 1996 knows them. */
const turns1996: readonly CardText[] = [horgahn, temporalNarcosis]

export const texts = { faq1996: turns1996 } satisfies Texts
