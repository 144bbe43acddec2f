import { lawIn, type Room } from '../../kernel/room.ts'
import * as assimilatePlanet from './cards/assimilate-planet.ts'
import * as chartingOfTheUnknown from './cards/charting-of-the-unknown.ts'
import * as establishLandingProtocols from './cards/establish-landing-protocols.ts'
import { objectives } from './cards/objectives.ts'
import * as scoutEncounter from './cards/scout-encounter.ts'
import { scouts } from './cards/scouts.ts'
import { effects } from './effects.ts'
import { features } from './features.ts'
import * as artifactsLaw from './law/artifacts.ts'
import * as completionLaw from './law/completion.ts'
import * as currentLaw from './law/current.ts'
import * as dilemmasLaw from './law/dilemmas.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as locationsLaw from './law/locations.ts'
import * as probingLaw from './law/probing.ts'
import * as shipsLaw from './law/ships.ts'

export const room = {
  law: lawIn(artifactsLaw, completionLaw, currentLaw, dilemmasLaw, glossaryLaw, locationsLaw, probingLaw, shipsLaw),
  texts: {
    glossary: [...objectives, ...scouts],
  },
  effects: { ...effects, ...scoutEncounter.effects },
  features: {
    ...features,
    ...chartingOfTheUnknown.features,
    ...assimilatePlanet.features,
    ...establishLandingProtocols.features,
  },
} satisfies Room
