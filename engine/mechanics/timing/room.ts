// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as barclayTransporterPhobiaCards from './cards/barclay-transporter-phobia.ts'
import * as barterForChartsCards from './cards/barter-for-charts.ts'
import * as lossOfOrbitalStabilityCards from './cards/loss-of-orbital-stability.ts'
import * as playedOnPersonnelCards from './cards/played-on-personnel.ts'
import * as faqActionsLaw from './law/faq-actions.ts'
import * as faqAnswersLaw from './law/faq-answers.ts'
import * as faqInterruptsLaw from './law/faq-interrupts.ts'
import * as faqTimingLaw from './law/faq-timing.ts'
import * as glossaryTimingLaw from './law/glossary-timing.ts'
import * as readingsLaw from './law/readings.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqActionsLaw, faqAnswersLaw, faqInterruptsLaw, faqTimingLaw, glossaryTimingLaw, settled),
  texts: textsIn(
    faq1996Cards.texts,
    barclayTransporterPhobiaCards.texts,
    barterForChartsCards.texts,
    playedOnPersonnelCards.texts,
  ),
  readings: [...readingsLaw.readings],
  features: lossOfOrbitalStabilityCards.features,
} satisfies Room
