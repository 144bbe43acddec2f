// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as faq1996EventsCards from './cards/1996-events.ts'
import * as drQCards from './cards/dr-q.ts'
import * as kevinUxbridgeCards from './cards/kevin-uxbridge.ts'
import * as kevinUxbridgeConvergenceCards from './cards/kevin-uxbridge-convergence.ts'
import * as memoryWipeCards from './cards/memory-wipe.ts'
import * as paulRiceCards from './cards/paul-rice.ts'
import * as wormholeCards from './cards/wormhole.ts'
import * as effects from './effects.ts'
import * as faqArtifactsLaw from './law/faq-artifacts.ts'
import * as faqEventsLaw from './law/faq-events.ts'
import * as faqJustPlayedLaw from './law/faq-just-played.ts'
import * as faqNullifyingLaw from './law/faq-nullifying.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqArtifactsLaw, faqEventsLaw, faqJustPlayedLaw, faqNullifyingLaw, settled),
  texts: textsIn(
    faq1996Cards.texts,
    faq1996EventsCards.texts,
    drQCards.texts,
    kevinUxbridgeCards.texts,
    memoryWipeCards.texts,
    paulRiceCards.texts,
  ),
  effects: {
    ...drQCards.effects,
    ...effects.effects,
  },
  features: {
    ...kevinUxbridgeConvergenceCards.features,
    ...wormholeCards.features,
  },
  selectorsByForm: wormholeCards.selectorsByForm,
  useChecks: [...paulRiceCards.useChecks],
} satisfies Room
