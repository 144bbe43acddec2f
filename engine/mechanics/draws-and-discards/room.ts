// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'

export const room = {
  law: lawIn(customsLaw),
  effects: effects.effects,
} satisfies Room
