import { lawIn, type Room } from '../../kernel/room.ts'
import { selfControlled1996 } from './cards/1996.ts'
import * as borgShip from './cards/borg-ship.ts'
import * as hugh from './cards/hugh.ts'
import { features } from './features.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(faqLaw),
  texts: {
    faq1996: [...selfControlled1996],
  },
  effects: { ...borgShip.effects, ...hugh.effects },
  features,
} satisfies Room
