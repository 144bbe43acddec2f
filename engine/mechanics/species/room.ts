// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as currentCards from './cards/current.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as hateCrimeCards from './cards/hate-crime.ts'
import * as secondEditionCards from './cards/second-edition.ts'
import * as features from './features.ts'
import * as byNameLaw from './law/by-name.ts'
import * as characteristicsLaw from './law/characteristics.ts'
import * as currentLaw from './law/current.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as libertyLaw from './law/liberty.ts'
import * as mixedSpeciesLaw from './law/mixed-species.ts'
import * as namesLaw from './law/names.ts'
import * as readingsLaw from './law/readings.ts'
import * as seriesIconsLaw from './law/series-icons.ts'
import * as shipClassLaw from './law/ship-class.ts'
import * as shipsLaw from './law/ships.ts'
import * as theSameSpeciesLaw from './law/the-same-species.ts'
import * as requirements from './requirements.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    byNameLaw,
    characteristicsLaw,
    currentLaw,
    customsLaw,
    faqLaw,
    glossaryLaw,
    libertyLaw,
    mixedSpeciesLaw,
    namesLaw,
    seriesIconsLaw,
    shipClassLaw,
    shipsLaw,
    theSameSpeciesLaw,
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    currentCards.texts,
    glossaryCards.texts,
    hateCrimeCards.texts,
    secondEditionCards.texts,
  ),
  readings: [...readingsLaw.readings],
  features: features.features,
  requirements: requirements.requirements,
} satisfies Room
