import type { CardText } from '../../../text/text.ts'
import { horgahn } from './horgahn.ts'
import { temporalNarcosis } from './temporal-narcosis.ts'

/** Cards that give turns, as the FAQ of 1996 knows them. */
export const turns1996: readonly CardText[] = [horgahn, temporalNarcosis]
