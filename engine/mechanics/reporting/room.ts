// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as customsLaw from './law/customs.ts'

export const room = {
  law: lawIn(customsLaw),
} satisfies Room
