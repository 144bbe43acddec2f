// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as bajoranWormholeCards from './cards/bajoran-wormhole.ts'
import * as bladeOfTkonCards from './cards/blade-of-tkon.ts'
import * as droughtTreeCards from './cards/drought-tree.ts'
import * as gomtuuCards from './cards/gomtuu.ts'
import * as persistenceOfMemoryCards from './cards/persistence-of-memory.ts'
import * as spaceCards from './cards/space.ts'
import * as supernovaCards from './cards/supernova.ts'
import * as timeLocationsCards from './cards/time-locations.ts'
import * as timelineCards from './cards/timeline.ts'
import * as transwarpNetworkGatewayCards from './cards/transwarp-network-gateway.ts'
import * as verifyLegendaryJourneyCards from './cards/verify-legendary-journey.ts'
import * as effects from './effects.ts'
import * as features from './features.ts'
import * as bajoranWormholeLaw from './law/bajoran-wormhole.ts'
import * as correspondingLaw from './law/corresponding.ts'
import * as customsLaw from './law/customs.ts'
import * as destroyedLaw from './law/destroyed.ts'
import * as faqGapsLaw from './law/faq-gaps.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossarySpacelineLaw from './law/glossary-spaceline.ts'
import * as nebulaeLaw from './law/nebulae.ts'
import * as timeLocationsLaw from './law/time-locations.ts'
import * as timelineLaw from './law/timeline.ts'
import * as selectors from './selectors.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    bajoranWormholeLaw,
    correspondingLaw,
    customsLaw,
    destroyedLaw,
    faqGapsLaw,
    glossaryLaw,
    glossarySpacelineLaw,
    nebulaeLaw,
    timeLocationsLaw,
    timelineLaw,
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    bajoranWormholeCards.texts,
    bladeOfTkonCards.texts,
    droughtTreeCards.texts,
    gomtuuCards.texts,
    persistenceOfMemoryCards.texts,
    spaceCards.texts,
    supernovaCards.texts,
    timeLocationsCards.texts,
    timelineCards.texts,
    transwarpNetworkGatewayCards.texts,
    verifyLegendaryJourneyCards.texts,
  ),
  effects: {
    ...bajoranWormholeCards.effects,
    ...bladeOfTkonCards.effects,
    ...persistenceOfMemoryCards.effects,
    ...supernovaCards.effects,
    ...effects.effects,
  },
  features: {
    ...supernovaCards.features,
    ...transwarpNetworkGatewayCards.features,
    ...features.features,
  },
  selectorsByForm: selectors.selectorsByForm,
  feasible: [...bajoranWormholeCards.feasible],
} satisfies Room
