// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as beneathEmpokNorCards from './cards/beneath-empok-nor.ts'
import * as inPlayCards from './cards/in-play.ts'
import * as playedCards from './cards/played.ts'
import * as secondEditionCards from './cards/second-edition.ts'
import * as substituteVictimCards from './cards/substitute-victim.ts'
import * as transwarpDroneCards from './cards/transwarp-drone.ts'
import * as effects from './effects.ts'
import * as basicsLaw from './law/basics.ts'
import * as currentLaw from './law/current.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossaryAlongLaw from './law/glossary-along.ts'
import * as glossaryCausesLaw from './law/glossary-causes.ts'
import * as readingsLaw from './law/readings.ts'
import * as secondEditionLaw from './law/second-edition.ts'
import * as shipReadingsLaw from './law/ship-readings.ts'

export const room = {
  law: lawIn(basicsLaw, currentLaw, faqLaw, glossaryLaw, glossaryAlongLaw, glossaryCausesLaw, secondEditionLaw),
  texts: textsIn(beneathEmpokNorCards.texts, inPlayCards.texts, playedCards.texts, secondEditionCards.texts),
  readings: [...readingsLaw.readings, ...shipReadingsLaw.readings],
  effects: {
    ...substituteVictimCards.effects,
    ...effects.effects,
  },
  selectorsByName: transwarpDroneCards.selectorsByName,
} satisfies Room
