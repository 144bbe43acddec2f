import { lawIn, type Room } from '../../kernel/room.ts'
import { effects } from './effects.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(faqLaw),
  effects,
} satisfies Room
