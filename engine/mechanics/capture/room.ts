// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as commandeerShipCards from './cards/commandeer-ship.ts'
import * as ilonTandroCards from './cards/ilon-tandro.ts'
import * as togCards from './cards/tog.ts'
import * as effects from './effects.ts'
import * as borgLaw from './law/borg.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(borgLaw, faqLaw),
  texts: textsIn(commandeerShipCards.texts, ilonTandroCards.texts, togCards.texts),
  effects: {
    ...commandeerShipCards.effects,
    ...effects.effects,
  },
} satisfies Room
