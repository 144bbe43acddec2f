// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as commandersLaw from './law/commanders.ts'
import * as couplesLaw from './law/couples.ts'
import * as namedInLoreLaw from './law/named-in-lore.ts'
import * as requirements from './requirements.ts'

export const room = {
  law: lawIn(commandersLaw, couplesLaw, namedInLoreLaw),
  requirements: requirements.requirements,
} satisfies Room
