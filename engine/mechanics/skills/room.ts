import { lawIn, type Room } from '../../kernel/room.ts'
import { personnelChanges1996 } from './cards/1996.ts'
import * as brainDrain from './cards/brain-drain.ts'
import * as patientInterrogator from './cards/patient-interrogator.ts'
import { features } from './features.ts'
import * as secondEditionLaw from './law/second-edition.ts'
import { requirements } from './requirements.ts'

export const room = {
  law: lawIn(secondEditionLaw),
  texts: {
    faq1996: [...personnelChanges1996],
    rulebook: [patientInterrogator.patientInterrogator],
  },
  effects: { ...brainDrain.effects, ...patientInterrogator.effects },
  features,
  requirements,
} satisfies Room
