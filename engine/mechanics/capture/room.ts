// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as effects from './effects.ts'
import * as borgLaw from './law/borg.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(borgLaw, faqLaw),
  effects: effects.effects,
} satisfies Room
