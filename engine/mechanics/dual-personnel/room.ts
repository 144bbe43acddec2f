// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as altonianBrainTeaserCards from './cards/altonian-brain-teaser.ts'
import * as chulaTheChandraCards from './cards/chula-the-chandra.ts'
import * as denevanNeuralParasitesCards from './cards/denevan-neural-parasites.ts'
import * as extraditionCards from './cards/extradition.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as prizeOfPhysicsCards from './cards/prize-of-physics.ts'
import * as reflectionTherapyCards from './cards/reflection-therapy.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as selectedLaw from './law/selected.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(glossaryLaw, selectedLaw, settled),
  texts: textsIn(glossaryCards.texts),
  effects: {
    ...altonianBrainTeaserCards.effects,
    ...denevanNeuralParasitesCards.effects,
    ...extraditionCards.effects,
    ...prizeOfPhysicsCards.effects,
    ...reflectionTherapyCards.effects,
  },
  selectorsByForm: {
    ...altonianBrainTeaserCards.selectorsByForm,
    ...chulaTheChandraCards.selectorsByForm,
    ...extraditionCards.selectorsByForm,
  },
} satisfies Room
