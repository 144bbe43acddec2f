// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as currentCards from './cards/current.ts'
import * as speciesLaw from './law/species.ts'
import * as requirements from './requirements.ts'

export const room = {
  law: lawIn(speciesLaw),
  texts: textsIn(currentCards.texts),
  requirements: requirements.requirements,
} satisfies Room
