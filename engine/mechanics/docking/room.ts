// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as crodensKeyCards from './cards/crodens-key.ts'
import * as notOnDockedShipsCards from './cards/not-on-docked-ships.ts'
import * as features from './features.ts'
import * as byNameLaw from './law/by-name.ts'
import * as customsLaw from './law/customs.ts'
import * as dockingPadsLaw from './law/docking-pads.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as readingsLaw from './law/readings.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(byNameLaw, customsLaw, dockingPadsLaw, faqLaw, glossaryLaw, settled),
  texts: textsIn(crodensKeyCards.texts, notOnDockedShipsCards.texts),
  readings: [...readingsLaw.readings],
  features: features.features,
} satisfies Room
