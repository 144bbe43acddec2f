import type { Texts } from '../../../kernel/room.ts'
import { redAlert1996 } from './red-alert.ts'

export const texts = { faq1996: [redAlert1996] } satisfies Texts
