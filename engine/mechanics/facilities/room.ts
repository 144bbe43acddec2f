// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as sitesCards from './cards/sites.ts'
import * as customsLaw from './law/customs.ts'
import * as sitesLaw from './law/sites.ts'

export const room = {
  law: lawIn(customsLaw, sitesLaw),
  texts: textsIn(sitesCards.texts),
} satisfies Room
