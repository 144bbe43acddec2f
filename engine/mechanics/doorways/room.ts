// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as alternateUniverseLaw from './law/alternate-universe.ts'
import * as spacedoorLaw from './law/spacedoor.ts'

export const room = {
  law: lawIn(alternateUniverseLaw, spacedoorLaw),
} satisfies Room
