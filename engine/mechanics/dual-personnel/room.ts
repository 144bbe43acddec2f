import { lawIn, type Room } from '../../kernel/room.ts'
import * as altonianBrainTeaser from './cards/altonian-brain-teaser.ts'
import * as chulaTheChandra from './cards/chula-the-chandra.ts'
import * as denevanNeuralParasites from './cards/denevan-neural-parasites.ts'
import * as extradition from './cards/extradition.ts'
import { dualPersonnel } from './cards/glossary.ts'
import * as prizeOfPhysics from './cards/prize-of-physics.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as selectedLaw from './law/selected.ts'

export const room = {
  law: lawIn(glossaryLaw, selectedLaw),
  texts: {
    glossary: [...dualPersonnel],
  },
  selectorsByForm: {
    ...chulaTheChandra.selectorsByForm,
    ...extradition.selectorsByForm,
    ...altonianBrainTeaser.selectorsByForm,
  },
  effects: {
    ...extradition.effects,
    ...altonianBrainTeaser.effects,
    ...denevanNeuralParasites.effects,
    ...prizeOfPhysics.effects,
  },
} satisfies Room
