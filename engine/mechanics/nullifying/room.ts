import { lawIn, type Room } from '../../kernel/room.ts'
import { nullifiersOf1996 } from './cards/1996.ts'
import { eventsOf1996 } from './cards/1996-events.ts'
import * as kevinUxbridgeConvergence from './cards/kevin-uxbridge-convergence.ts'
import { effects } from './effects.ts'
import * as faqArtifactsLaw from './law/faq-artifacts.ts'
import * as faqEventsLaw from './law/faq-events.ts'
import * as faqJustPlayedLaw from './law/faq-just-played.ts'

export const room = {
  law: lawIn(faqArtifactsLaw, faqEventsLaw, faqJustPlayedLaw),
  texts: {
    faq1996: [...nullifiersOf1996, ...eventsOf1996],
  },
  effects,
  features: { ...kevinUxbridgeConvergence.features },
} satisfies Room
