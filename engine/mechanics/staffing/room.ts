// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as features from './features.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(faqLaw),
  features: features.features,
} satisfies Room
