// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as doppelgangerCards from './cards/doppelganger.ts'
import * as changedLaw from './law/changed.ts'
import * as deepSpace9Law from './law/deep-space-9.ts'
import * as doppelgangerLaw from './law/doppelganger.ts'
import * as missingCardsLaw from './law/missing-cards.ts'
import * as namesLaw from './law/names.ts'
import * as personaLaw from './law/persona.ts'
import * as timeLocationsLaw from './law/time-locations.ts'
import * as versionsLaw from './law/versions.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    changedLaw,
    deepSpace9Law,
    doppelgangerLaw,
    missingCardsLaw,
    namesLaw,
    personaLaw,
    timeLocationsLaw,
    versionsLaw,
    settled,
  ),
  texts: textsIn(doppelgangerCards.texts),
} satisfies Room
