// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as atAnyTime from './at-any-time.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as alternateUniverseDoorCards from './cards/alternate-universe-door.ts'
import * as bajoranWormholeCards from './cards/bajoran-wormhole.ts'
import * as containmentFieldCards from './cards/containment-field.ts'
import * as devidianCards from './cards/devidian.ts'
import * as doorNetCards from './cards/door-net.ts'
import * as limitedCards from './cards/limited.ts'
import * as revolvingDoorCards from './cards/revolving-door.ts'
import * as sealRiftCards from './cards/seal-rift.ts'
import * as sendThroughCards from './cards/send-through.ts'
import * as sigmundFreudCards from './cards/sigmund-freud.ts'
import * as spaceTimePortalCards from './cards/space-time-portal.ts'
import * as temporalVortexCards from './cards/temporal-vortex.ts'
import * as alternateUniverseLaw from './law/alternate-universe.ts'
import * as closedLaw from './law/closed.ts'
import * as devidian1996Law from './law/devidian-1996.ts'
import * as devidianGlossaryLaw from './law/devidian-glossary.ts'
import * as playingLaw from './law/playing.ts'
import * as readingsLaw from './law/readings.ts'
import * as sigmundFreudLaw from './law/sigmund-freud.ts'
import * as spaceTimePortalLaw from './law/space-time-portal.ts'
import * as spacedoorLaw from './law/spacedoor.ts'
import * as termsLaw from './law/terms.ts'
import * as sentThrough from './sent-through.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    alternateUniverseLaw,
    closedLaw,
    devidian1996Law,
    devidianGlossaryLaw,
    playingLaw,
    sigmundFreudLaw,
    spaceTimePortalLaw,
    spacedoorLaw,
    termsLaw,
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    alternateUniverseDoorCards.texts,
    bajoranWormholeCards.texts,
    devidianCards.texts,
    doorNetCards.texts,
    limitedCards.texts,
    revolvingDoorCards.texts,
    sealRiftCards.texts,
    sigmundFreudCards.texts,
    spaceTimePortalCards.texts,
    temporalVortexCards.texts,
  ),
  readings: [...readingsLaw.readings],
  effects: {
    ...containmentFieldCards.effects,
    ...sendThroughCards.effects,
    ...spaceTimePortalCards.effects,
  },
  momentChecks: [...atAnyTime.momentChecks],
  useChecks: [...sentThrough.useChecks],
} satisfies Room
