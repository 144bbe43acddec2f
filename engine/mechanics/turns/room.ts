// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as deltaQuadrantSpatialScissionCards from './cards/delta-quadrant-spatial-scission.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as tachyonDetectionGridCards from './cards/tachyon-detection-grid.ts'
import * as temporalNarcosisCards from './cards/temporal-narcosis.ts'
import * as effects from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as faqCourseLaw from './law/faq-course.ts'
import * as faqWordsLaw from './law/faq-words.ts'
import * as scissionLaw from './law/scission.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqLaw, faqCourseLaw, faqWordsLaw, scissionLaw, settled),
  texts: textsIn(faq1996Cards.texts, glossaryCards.texts),
  effects: {
    ...deltaQuadrantSpatialScissionCards.effects,
    ...tachyonDetectionGridCards.effects,
    ...temporalNarcosisCards.effects,
    ...effects.effects,
  },
  features: deltaQuadrantSpatialScissionCards.features,
  hindrances: [...effects.hindrances],
} satisfies Room
