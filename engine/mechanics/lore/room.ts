// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as commandersLaw from './law/commanders.ts'
import * as correctedLoreLaw from './law/corrected-lore.ts'
import * as couplesLaw from './law/couples.ts'
import * as namedInLoreLaw from './law/named-in-lore.ts'
import * as readingNamesLaw from './law/reading-names.ts'
import * as requirements from './requirements.ts'

export const room = {
  law: lawIn(commandersLaw, correctedLoreLaw, couplesLaw, namedInLoreLaw, readingNamesLaw),
  requirements: requirements.requirements,
} satisfies Room
