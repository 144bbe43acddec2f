// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as currentCards from './cards/current.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as features from './features.ts'
import * as byNameLaw from './law/by-name.ts'
import * as currentLaw from './law/current.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as mixedSpeciesLaw from './law/mixed-species.ts'
import * as readingsLaw from './law/readings.ts'
import * as seriesIconsLaw from './law/series-icons.ts'
import * as shipClassLaw from './law/ship-class.ts'
import * as shipsLaw from './law/ships.ts'
import * as theSameSpeciesLaw from './law/the-same-species.ts'
import * as requirements from './requirements.ts'

export const room = {
  law: lawIn(
    byNameLaw,
    currentLaw,
    glossaryLaw,
    mixedSpeciesLaw,
    seriesIconsLaw,
    shipClassLaw,
    shipsLaw,
    theSameSpeciesLaw,
  ),
  texts: textsIn(currentCards.texts, glossaryCards.texts),
  readings: [...readingsLaw.readings],
  features: features.features,
  requirements: requirements.requirements,
} satisfies Room
