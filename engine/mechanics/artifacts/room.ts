// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as betazoidGiftBoxCards from './cards/betazoid-gift-box.ts'
import * as cryosatelliteCards from './cards/cryosatellite.ts'
import * as datasBodyCards from './cards/datas-body.ts'
import * as genesisDeviceCards from './cards/genesis-device.ts'
import * as kurlanNaiskosCards from './cards/kurlan-naiskos.ts'
import * as ressikanFluteCards from './cards/ressikan-flute.ts'
import * as usedAsPrintedCards from './cards/used-as-printed.ts'
import * as faqLaw from './law/faq.ts'
import * as faqOwnersLaw from './law/faq-owners.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossarySeededLaw from './law/glossary-seeded.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqLaw, faqOwnersLaw, glossaryLaw, glossarySeededLaw, settled),
  texts: textsIn(faq1996Cards.texts, datasBodyCards.texts, genesisDeviceCards.texts, usedAsPrintedCards.texts),
  effects: {
    ...betazoidGiftBoxCards.effects,
    ...cryosatelliteCards.effects,
    ...datasBodyCards.effects,
    ...ressikanFluteCards.effects,
  },
  requirements: kurlanNaiskosCards.requirements,
  useChecks: [...datasBodyCards.useChecks, ...genesisDeviceCards.useChecks],
} satisfies Room
