// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as asteroidSanctuaryCards from './cards/asteroid-sanctuary.ts'
import * as attackAuthorizationCards from './cards/attack-authorization.ts'
import * as nebulaCards from './cards/nebula.ts'
import * as orbitalBombardmentCards from './cards/orbital-bombardment.ts'
import * as sprungAmbushCards from './cards/sprung-ambush.ts'
import * as tacticsCards from './cards/tactics.ts'
import * as unrestrainedCards from './cards/unrestrained.ts'
import * as wartimeConditionsCards from './cards/wartime-conditions.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as faqGoingOnLaw from './law/faq-going-on.ts'
import * as faqRestraintLaw from './law/faq-restraint.ts'
import * as permissionsLaw from './law/permissions.ts'
import * as readingsLaw from './law/readings.ts'

export const room = {
  law: lawIn(customsLaw, faqLaw, faqGoingOnLaw, faqRestraintLaw, permissionsLaw),
  texts: textsIn(
    asteroidSanctuaryCards.texts,
    attackAuthorizationCards.texts,
    nebulaCards.texts,
    orbitalBombardmentCards.texts,
    sprungAmbushCards.texts,
    tacticsCards.texts,
    unrestrainedCards.texts,
    wartimeConditionsCards.texts,
  ),
  readings: [...readingsLaw.readings],
  effects: {
    ...sprungAmbushCards.effects,
    ...effects.effects,
  },
  features: wartimeConditionsCards.features,
} satisfies Room
