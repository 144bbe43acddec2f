// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as currentCards from './cards/current.ts'
import * as features from './features.ts'
import * as byNameLaw from './law/by-name.ts'
import * as currentLaw from './law/current.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as libertyLaw from './law/liberty.ts'
import * as theSameSpeciesLaw from './law/the-same-species.ts'
import * as requirements from './requirements.ts'

export const room = {
  law: lawIn(byNameLaw, currentLaw, glossaryLaw, libertyLaw, theSameSpeciesLaw),
  texts: textsIn(currentCards.texts),
  features: features.features,
  requirements: requirements.requirements,
} satisfies Room
