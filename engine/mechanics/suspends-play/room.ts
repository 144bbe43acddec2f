// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as checkMoment from './check-moment.ts'
import * as currentLaw from './law/current.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(currentLaw, glossaryLaw, settled),
  momentChecks: [...checkMoment.momentChecks],
} satisfies Room
