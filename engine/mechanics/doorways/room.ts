// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as alternateUniverseLaw from './law/alternate-universe.ts'

export const room = {
  law: lawIn(alternateUniverseLaw),
} satisfies Room
