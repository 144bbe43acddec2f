// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(faqLaw),
} satisfies Room
