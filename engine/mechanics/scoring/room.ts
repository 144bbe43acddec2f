import { lawIn, type Room } from '../../kernel/room.ts'
import { effects } from './effects.ts'
import * as faqLaw from './law/faq.ts'
import { requirements } from './requirements.ts'

export const room = {
  law: lawIn(faqLaw),
  effects,
  requirements,
} satisfies Room
