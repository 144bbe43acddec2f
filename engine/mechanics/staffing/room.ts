// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as features from './features.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'

export const room = {
  law: lawIn(faqLaw, glossaryLaw),
  features: features.features,
} satisfies Room
