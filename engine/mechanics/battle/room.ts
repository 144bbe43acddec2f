// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as antiMatterSpreadCards from './cards/anti-matter-spread.ts'
import * as asteroidSanctuaryCards from './cards/asteroid-sanctuary.ts'
import * as attackAuthorizationCards from './cards/attack-authorization.ts'
import * as edoVesselCards from './cards/edo-vessel.ts'
import * as gomtuuCards from './cards/gomtuu.ts'
import * as nebulaCards from './cards/nebula.ts'
import * as orbitalBombardmentCards from './cards/orbital-bombardment.ts'
import * as phaserBurnsCards from './cards/phaser-burns.ts'
import * as sprungAmbushCards from './cards/sprung-ambush.ts'
import * as unrestrainedCards from './cards/unrestrained.ts'
import * as wartimeConditionsCards from './cards/wartime-conditions.ts'
import * as effects from './effects.ts'
import * as basicsLaw from './law/basics.ts'
import * as currentLaw from './law/current.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as faqGoingOnLaw from './law/faq-going-on.ts'
import * as faqInterruptsLaw from './law/faq-interrupts.ts'
import * as faqRestraintLaw from './law/faq-restraint.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as permissionsLaw from './law/permissions.ts'
import * as readingsLaw from './law/readings.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    basicsLaw,
    currentLaw,
    customsLaw,
    faqLaw,
    faqGoingOnLaw,
    faqInterruptsLaw,
    faqRestraintLaw,
    glossaryLaw,
    permissionsLaw,
    settled,
  ),
  texts: textsIn(
    antiMatterSpreadCards.texts,
    asteroidSanctuaryCards.texts,
    attackAuthorizationCards.texts,
    edoVesselCards.texts,
    gomtuuCards.texts,
    nebulaCards.texts,
    orbitalBombardmentCards.texts,
    phaserBurnsCards.texts,
    sprungAmbushCards.texts,
    unrestrainedCards.texts,
    wartimeConditionsCards.texts,
  ),
  readings: [...readingsLaw.readings],
  effects: {
    ...antiMatterSpreadCards.effects,
    ...sprungAmbushCards.effects,
    ...effects.effects,
  },
  features: wartimeConditionsCards.features,
} satisfies Room
