import { lawIn, type Room } from '../../kernel/room.ts'
import { artifacts1996 } from './cards/1996.ts'
import * as betazoidGiftBox from './cards/betazoid-gift-box.ts'
import * as cryosatellite from './cards/cryosatellite.ts'
import * as kurlanNaiskos from './cards/kurlan-naiskos.ts'
import * as ressikanFlute from './cards/ressikan-flute.ts'
import * as faqLaw from './law/faq.ts'
import * as faqElsewhereLaw from './law/faq-elsewhere.ts'

export const room = {
  law: lawIn(faqElsewhereLaw, faqLaw),
  texts: {
    faq1996: [...artifacts1996],
  },
  requirements: { ...kurlanNaiskos.requirements },
  effects: { ...ressikanFlute.effects, ...cryosatellite.effects, ...betazoidGiftBox.effects },
} satisfies Room
