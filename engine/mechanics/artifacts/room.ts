import { lawIn, type Room } from '../../kernel/room.ts'
import { artifacts1996 } from './cards/1996.ts'
import * as faqLaw from './law/faq.ts'
import * as faqElsewhereLaw from './law/faq-elsewhere.ts'

export const room = {
  law: lawIn(faqElsewhereLaw, faqLaw),
  texts: {
    faq1996: [...artifacts1996],
  },
} satisfies Room
