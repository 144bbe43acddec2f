// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as cryosatelliteLaw from './law/cryosatellite.ts'
import * as customsLaw from './law/customs.ts'
import * as doubledLaw from './law/doubled.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossaryMisSeedsLaw from './law/glossary-mis-seeds.ts'
import * as glossaryPhasesLaw from './law/glossary-phases.ts'
import * as glossaryTableLaw from './law/glossary-table.ts'
import * as glossaryTurnsLaw from './law/glossary-turns.ts'
import * as glossaryUnderLaw from './law/glossary-under.ts'
import * as nothingElseLaw from './law/nothing-else.ts'
import * as readingsLaw from './law/readings.ts'
import * as seedUnder from './seed-under.ts'

export const room = {
  law: lawIn(
    cryosatelliteLaw,
    customsLaw,
    doubledLaw,
    glossaryLaw,
    glossaryMisSeedsLaw,
    glossaryPhasesLaw,
    glossaryTableLaw,
    glossaryTurnsLaw,
    glossaryUnderLaw,
    nothingElseLaw,
  ),
  texts: textsIn(glossaryCards.texts),
  readings: [...readingsLaw.readings],
  uncoverings: [...seedUnder.uncoverings],
} satisfies Room
