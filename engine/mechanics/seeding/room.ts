// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as qsPlanetCards from './cards/qs-planet.ts'
import * as sideDecksCards from './cards/side-decks.ts'
import * as storageCompartmentDoorCards from './cards/storage-compartment-door.ts'
import * as tribblesCards from './cards/tribbles.ts'
import * as cryosatelliteLaw from './law/cryosatellite.ts'
import * as decksLaw from './law/decks.ts'
import * as doubledLaw from './law/doubled.ts'
import * as glossaryFunctionsLaw from './law/glossary-functions.ts'
import * as glossaryMisSeedsLaw from './law/glossary-mis-seeds.ts'
import * as glossaryPhasesLaw from './law/glossary-phases.ts'
import * as glossarySitesLaw from './law/glossary-sites.ts'
import * as glossaryTableLaw from './law/glossary-table.ts'
import * as glossaryTurnsLaw from './law/glossary-turns.ts'
import * as glossaryUnderLaw from './law/glossary-under.ts'
import * as nothingElseLaw from './law/nothing-else.ts'
import * as readingsLaw from './law/readings.ts'
import * as seedDecksLaw from './law/seed-decks.ts'
import * as sideDecksLaw from './law/side-decks.ts'
import * as seedUnder from './seed-under.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    cryosatelliteLaw,
    decksLaw,
    doubledLaw,
    glossaryFunctionsLaw,
    glossaryMisSeedsLaw,
    glossaryPhasesLaw,
    glossarySitesLaw,
    glossaryTableLaw,
    glossaryTurnsLaw,
    glossaryUnderLaw,
    nothingElseLaw,
    seedDecksLaw,
    sideDecksLaw,
    settled,
  ),
  texts: textsIn(
    glossaryCards.texts,
    qsPlanetCards.texts,
    sideDecksCards.texts,
    storageCompartmentDoorCards.texts,
    tribblesCards.texts,
  ),
  readings: [...readingsLaw.readings],
  effects: {
    ...qsPlanetCards.effects,
    ...storageCompartmentDoorCards.effects,
  },
  uncoverings: [...seedUnder.uncoverings],
} satisfies Room
