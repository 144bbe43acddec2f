import { lawIn, type Room } from '../../kernel/room.ts'
import { features } from './features.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(faqLaw),
  features,
} satisfies Room
