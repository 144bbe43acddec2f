// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as asteroidSanctuaryCards from './cards/asteroid-sanctuary.ts'
import * as nebulaCards from './cards/nebula.ts'
import * as orbitalBombardmentCards from './cards/orbital-bombardment.ts'
import * as sprungAmbushCards from './cards/sprung-ambush.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as readingsLaw from './law/readings.ts'

export const room = {
  law: lawIn(customsLaw, faqLaw, glossaryLaw),
  texts: textsIn(
    asteroidSanctuaryCards.texts,
    nebulaCards.texts,
    orbitalBombardmentCards.texts,
    sprungAmbushCards.texts,
  ),
  readings: [...readingsLaw.readings],
  effects: {
    ...sprungAmbushCards.effects,
    ...effects.effects,
  },
} satisfies Room
