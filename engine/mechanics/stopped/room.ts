import { lawIn, type Room } from '../../kernel/room.ts'
import * as defiantDedicationPlaque from './cards/defiant-dedication-plaque.ts'
import { inPlay } from './cards/in-play.ts'
import * as navigatePlasmaStorms from './cards/navigate-plasma-storms.ts'
import { played } from './cards/played.ts'
import { textsOfTheSecondEdition } from './cards/second-edition.ts'
import * as substituteVictim from './cards/substitute-victim.ts'
import { effects } from './effects.ts'
import * as currentLaw from './law/current.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossaryAlongLaw from './law/glossary-along.ts'
import * as glossaryCausesLaw from './law/glossary-causes.ts'
import * as secondEditionLaw from './law/second-edition.ts'

export const room = {
  law: lawIn(currentLaw, faqLaw, glossaryAlongLaw, glossaryCausesLaw, glossaryLaw, secondEditionLaw),
  texts: {
    glossary: [...inPlay, ...played],
    rulebook: [...textsOfTheSecondEdition],
  },
  effects: { ...effects, ...substituteVictim.effects },
  features: { ...navigatePlasmaStorms.features },
  requirements: { ...defiantDedicationPlaque.requirements },
} satisfies Room
