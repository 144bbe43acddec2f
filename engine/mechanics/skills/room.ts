import { lawIn, type Room } from '../../kernel/room.ts'
import { personnelChanges1996 } from './cards/1996.ts'
import { skillsOfTheSecondEdition } from './cards/second-edition.ts'
import { effects } from './effects.ts'
import { features } from './features.ts'
import * as secondEditionLaw from './law/second-edition.ts'
import { requirements } from './requirements.ts'
import { selectorsByForm } from './selectors.ts'

export const room = {
  law: lawIn(secondEditionLaw),
  texts: {
    faq1996: [...personnelChanges1996],
    rulebook: [...skillsOfTheSecondEdition],
  },
  effects,
  features,
  requirements,
  selectorsByForm,
} satisfies Room
