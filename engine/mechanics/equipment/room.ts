// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as faq1996DisruptorOverloadCards from './cards/1996-disruptor-overload.ts'
import * as disruptorOverloadCards from './cards/disruptor-overload.ts'
import * as dkTahgCards from './cards/dk-tahg.ts'
import * as echoPapa607KillerDroneCards from './cards/echo-papa-607-killer-drone.ts'
import * as starshipExcelsiorCards from './cards/starship-excelsior.ts'
import * as tashaYarAlternateCards from './cards/tasha-yar-alternate.ts'
import * as features from './features.ts'
import * as customsLaw from './law/customs.ts'
import * as disruptorOverloadLaw from './law/disruptor-overload.ts'
import * as faqLaw from './law/faq.ts'
import * as faqClassificationsLaw from './law/faq-classifications.ts'
import * as faqLeftBehindLaw from './law/faq-left-behind.ts'
import * as faqUsersLaw from './law/faq-users.ts'
import * as faqWeaponsLaw from './law/faq-weapons.ts'
import * as readingsLaw from './law/readings.ts'
import * as specialEquipmentLaw from './law/special-equipment.ts'
import * as starshipExcelsiorLaw from './law/starship-excelsior.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    customsLaw,
    disruptorOverloadLaw,
    faqLaw,
    faqClassificationsLaw,
    faqLeftBehindLaw,
    faqUsersLaw,
    faqWeaponsLaw,
    specialEquipmentLaw,
    starshipExcelsiorLaw,
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    faq1996DisruptorOverloadCards.texts,
    disruptorOverloadCards.texts,
    dkTahgCards.texts,
    echoPapa607KillerDroneCards.texts,
    starshipExcelsiorCards.texts,
    tashaYarAlternateCards.texts,
  ),
  readings: [...disruptorOverloadCards.readings, ...readingsLaw.readings],
  features: {
    ...disruptorOverloadCards.features,
    ...features.features,
  },
} satisfies Room
