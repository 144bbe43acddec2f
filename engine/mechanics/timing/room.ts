import { lawIn, type Room } from '../../kernel/room.ts'
import { texts1996 } from './cards/1996.ts'
import * as lossOfOrbitalStability from './cards/loss-of-orbital-stability.ts'
import * as vulcanMindmeld from './cards/vulcan-mindmeld.ts'
import * as faqActionsLaw from './law/faq-actions.ts'
import * as faqAnswersLaw from './law/faq-answers.ts'
import * as faqInterruptsLaw from './law/faq-interrupts.ts'
import * as faqTimingLaw from './law/faq-timing.ts'
import * as glossaryTimingLaw from './law/glossary-timing.ts'

export const room = {
  law: lawIn(faqActionsLaw, faqAnswersLaw, faqInterruptsLaw, faqTimingLaw, glossaryTimingLaw),
  texts: {
    faq1996: [...texts1996],
  },
  features: { ...lossOfOrbitalStability.features },
  effects: { ...vulcanMindmeld.effects },
} satisfies Room
