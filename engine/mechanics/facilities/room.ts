// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as sitesCards from './cards/sites.ts'
import * as basicsLaw from './law/basics.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as faqOutpostsLaw from './law/faq-outposts.ts'
import * as sitesLaw from './law/sites.ts'
import * as stationsLaw from './law/stations.ts'

export const room = {
  law: lawIn(basicsLaw, customsLaw, faqLaw, faqOutpostsLaw, sitesLaw, stationsLaw),
  texts: textsIn(sitesCards.texts),
} satisfies Room
