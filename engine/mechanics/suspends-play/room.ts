// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as checkMoment from './check-moment.ts'
import * as currentLaw from './law/current.ts'
import * as glossaryLaw from './law/glossary.ts'

export const room = {
  law: lawIn(currentLaw, glossaryLaw),
  momentChecks: [...checkMoment.momentChecks],
} satisfies Room
