// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as borgShipCards from './cards/borg-ship.ts'
import * as crosisCards from './cards/crosis.ts'
import * as hughCards from './cards/hugh.ts'
import * as loreReturnsCards from './cards/lore-returns.ts'
import * as rogueBorgMercenariesCards from './cards/rogue-borg-mercenaries.ts'
import * as theSheliakCards from './cards/the-sheliak.ts'
import * as effects from './effects.ts'
import * as features from './features.ts'
import * as heldShips from './held-ships.ts'
import * as faqLaw from './law/faq.ts'
import * as faqBorgShipLaw from './law/faq-borg-ship.ts'
import * as faqRogueBorgLaw from './law/faq-rogue-borg.ts'
import * as readingsLaw from './law/readings.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqLaw, faqBorgShipLaw, faqRogueBorgLaw, settled),
  texts: textsIn(faq1996Cards.texts, loreReturnsCards.texts, theSheliakCards.texts),
  readings: [
    ...borgShipCards.readings,
    ...crosisCards.readings,
    ...rogueBorgMercenariesCards.readings,
    ...readingsLaw.readings,
  ],
  effects: {
    ...crosisCards.effects,
    ...hughCards.effects,
    ...rogueBorgMercenariesCards.effects,
    ...effects.effects,
  },
  features: {
    ...loreReturnsCards.features,
    ...features.features,
  },
  hindrances: [...heldShips.hindrances],
} satisfies Room
