// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as escapePodCards from './cards/escape-pod.ts'
import * as exocompCards from './cards/exocomp.ts'
import * as genetronicReplicatorCards from './cards/genetronic-replicator.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as neutralOutpostCards from './cards/neutral-outpost.ts'
import * as tacticsCards from './cards/tactics.ts'
import * as whiteDeprivationCards from './cards/white-deprivation.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as customsRepairLaw from './law/customs-repair.ts'
import * as faqDestructionLaw from './law/faq-destruction.ts'
import * as faqRepairLaw from './law/faq-repair.ts'
import * as glossaryDamagedLaw from './law/glossary-damaged.ts'
import * as glossaryMethodsLaw from './law/glossary-methods.ts'
import * as glossaryRelocatedLaw from './law/glossary-relocated.ts'
import * as glossaryResultsLaw from './law/glossary-results.ts'
import * as readingsLaw from './law/readings.ts'
import * as offLine from './off-line.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    customsLaw,
    customsRepairLaw,
    faqDestructionLaw,
    faqRepairLaw,
    glossaryDamagedLaw,
    glossaryMethodsLaw,
    glossaryRelocatedLaw,
    glossaryResultsLaw,
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    escapePodCards.texts,
    exocompCards.texts,
    genetronicReplicatorCards.texts,
    glossaryCards.texts,
    neutralOutpostCards.texts,
    tacticsCards.texts,
    whiteDeprivationCards.texts,
  ),
  readings: [...readingsLaw.readings],
  effects: {
    ...escapePodCards.effects,
    ...whiteDeprivationCards.effects,
    ...effects.effects,
  },
  hindrances: [...offLine.hindrances],
} satisfies Room
