import type { Texts } from '../../../kernel/room.ts'
import { gomtuu } from './unchanged.ts'

export const texts = { faq1996: [gomtuu] } satisfies Texts
