import { lawIn, type Room } from '../../kernel/room.ts'
import { turns1996 } from './cards/1996.ts'
import * as temporalNarcosis from './cards/temporal-narcosis.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(faqLaw),
  texts: {
    faq1996: [...turns1996],
  },
  effects: temporalNarcosis.effects,
} satisfies Room
