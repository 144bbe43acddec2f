// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as assimilatePlanetCards from './cards/assimilate-planet.ts'
import * as chartingOfTheUnknownCards from './cards/charting-of-the-unknown.ts'
import * as daboCards from './cards/dabo.ts'
import * as establishLandingProtocolsCards from './cards/establish-landing-protocols.ts'
import * as giftOfTheContinuumCards from './cards/gift-of-the-continuum.ts'
import * as objectivesCards from './cards/objectives.ts'
import * as salvageStarshipCards from './cards/salvage-starship.ts'
import * as scoutEncounterCards from './cards/scout-encounter.ts'
import * as scoutsCards from './cards/scouts.ts'
import * as visitCochraneMemorialCards from './cards/visit-cochrane-memorial.ts'
import * as effects from './effects.ts'
import * as features from './features.ts'
import * as artifactsLaw from './law/artifacts.ts'
import * as completionLaw from './law/completion.ts'
import * as currentLaw from './law/current.ts'
import * as daboLaw from './law/dabo.ts'
import * as dilemmasLaw from './law/dilemmas.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as locationsLaw from './law/locations.ts'
import * as probingLaw from './law/probing.ts'
import * as shipsLaw from './law/ships.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    artifactsLaw,
    completionLaw,
    currentLaw,
    daboLaw,
    dilemmasLaw,
    glossaryLaw,
    locationsLaw,
    probingLaw,
    shipsLaw,
    settled,
  ),
  texts: textsIn(
    daboCards.texts,
    giftOfTheContinuumCards.texts,
    objectivesCards.texts,
    scoutsCards.texts,
    visitCochraneMemorialCards.texts,
  ),
  readings: [...completionLaw.readings, ...locationsLaw.readings],
  effects: {
    ...daboCards.effects,
    ...salvageStarshipCards.effects,
    ...scoutEncounterCards.effects,
    ...visitCochraneMemorialCards.effects,
    ...effects.effects,
  },
  features: {
    ...assimilatePlanetCards.features,
    ...chartingOfTheUnknownCards.features,
    ...establishLandingProtocolsCards.features,
    ...visitCochraneMemorialCards.features,
    ...features.features,
  },
  useChecks: [...visitCochraneMemorialCards.useChecks],
} satisfies Room
