// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as sitesCards from './cards/sites.ts'
import * as basicsLaw from './law/basics.ts'
import * as customsLaw from './law/customs.ts'
import * as faqOutpostsLaw from './law/faq-outposts.ts'
import * as sitesLaw from './law/sites.ts'
import * as stationsLaw from './law/stations.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(basicsLaw, customsLaw, faqOutpostsLaw, sitesLaw, stationsLaw, settled),
  texts: textsIn(sitesCards.texts),
} satisfies Room
