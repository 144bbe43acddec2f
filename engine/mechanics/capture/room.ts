// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as captives from './captives.ts'
import * as commandeerShipCards from './cards/commandeer-ship.ts'
import * as dixonHillsBusinessCardCards from './cards/dixon-hills-business-card.ts'
import * as ilonTandroCards from './cards/ilon-tandro.ts'
import * as interrogationCards from './cards/interrogation.ts'
import * as romulanCloakingDeviceCards from './cards/romulan-cloaking-device.ts'
import * as secretAgentJulianBashirCards from './cards/secret-agent-julian-bashir.ts'
import * as thievesCards from './cards/thieves.ts'
import * as togCards from './cards/tog.ts'
import * as vorgonRaidersCards from './cards/vorgon-raiders.ts'
import * as effects from './effects.ts'
import * as interrogate from './interrogate.ts'
import * as basicsLaw from './law/basics.ts'
import * as borgLaw from './law/borg.ts'
import * as faqLaw from './law/faq.ts'
import * as faqCaptivesLaw from './law/faq-captives.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as stealingLaw from './law/stealing.ts'
import * as settled from './settled.ts'
import * as steal from './steal.ts'

export const room = {
  law: lawIn(basicsLaw, borgLaw, faqLaw, faqCaptivesLaw, glossaryLaw, stealingLaw, settled),
  texts: textsIn(
    commandeerShipCards.texts,
    dixonHillsBusinessCardCards.texts,
    ilonTandroCards.texts,
    interrogationCards.texts,
    romulanCloakingDeviceCards.texts,
    secretAgentJulianBashirCards.texts,
    thievesCards.texts,
    togCards.texts,
    vorgonRaidersCards.texts,
  ),
  effects: {
    ...commandeerShipCards.effects,
    ...effects.effects,
  },
  features: {
    ...captives.features,
    ...vorgonRaidersCards.features,
  },
  selectorsByForm: dixonHillsBusinessCardCards.selectorsByForm,
  useChecks: [...interrogate.useChecks, ...steal.useChecks],
} satisfies Room
