// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996DisruptorOverloadCards from './cards/1996-disruptor-overload.ts'
import * as starshipExcelsiorCards from './cards/starship-excelsior.ts'
import * as tashaYarAlternateCards from './cards/tasha-yar-alternate.ts'
import * as features from './features.ts'
import * as faqLaw from './law/faq.ts'
import * as readingsLaw from './law/readings.ts'
import * as specialEquipmentLaw from './law/special-equipment.ts'
import * as starshipExcelsiorLaw from './law/starship-excelsior.ts'

export const room = {
  law: lawIn(faqLaw, specialEquipmentLaw, starshipExcelsiorLaw),
  texts: textsIn(faq1996DisruptorOverloadCards.texts, starshipExcelsiorCards.texts, tashaYarAlternateCards.texts),
  readings: [...readingsLaw.readings],
  features: features.features,
} satisfies Room
