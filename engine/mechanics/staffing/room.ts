// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as features from './features.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as libertyLaw from './law/liberty.ts'

export const room = {
  law: lawIn(customsLaw, faqLaw, glossaryLaw, libertyLaw),
  features: features.features,
} satisfies Room
