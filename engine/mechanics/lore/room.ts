// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as captainsLogCards from './cards/captains-log.ts'
import * as commandersCards from './cards/commanders.ts'
import * as readyRoomDoorCards from './cards/ready-room-door.ts'
import * as youKnowIdLikeToHelpCards from './cards/you-know-id-like-to-help.ts'
import * as effects from './effects.ts'
import * as features from './features.ts'
import * as commandersLaw from './law/commanders.ts'
import * as commandersOf1996Law from './law/commanders-of-1996.ts'
import * as correctedLoreLaw from './law/corrected-lore.ts'
import * as couplesLaw from './law/couples.ts'
import * as facilityCommandersLaw from './law/facility-commanders.ts'
import * as namedInLoreLaw from './law/named-in-lore.ts'
import * as readingNamesLaw from './law/reading-names.ts'
import * as requirements from './requirements.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    commandersLaw,
    commandersOf1996Law,
    correctedLoreLaw,
    couplesLaw,
    facilityCommandersLaw,
    namedInLoreLaw,
    readingNamesLaw,
    settled,
  ),
  texts: textsIn(
    captainsLogCards.texts,
    commandersCards.texts,
    readyRoomDoorCards.texts,
    youKnowIdLikeToHelpCards.texts,
  ),
  effects: {
    ...readyRoomDoorCards.effects,
    ...effects.effects,
  },
  features: features.features,
  requirements: requirements.requirements,
  hindrances: [...readyRoomDoorCards.hindrances],
} satisfies Room
