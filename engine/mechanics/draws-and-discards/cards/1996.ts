import type { Texts } from '../../../kernel/room.ts'
import { kivasFajo } from './unchanged.ts'

export const texts = { faq1996: [kivasFajo('faq96-38-kivas-fajo-01')] } satisfies Texts
