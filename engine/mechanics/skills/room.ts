import type { Room } from '../../kernel/room.ts'
import { personnelChanges1996 } from './cards/1996.ts'
import { effects } from './effects.ts'
import { features } from './features.ts'
import { requirements } from './requirements.ts'
import { selectorsByForm } from './selectors.ts'

export const room = {
  texts: {
    faq1996: [...personnelChanges1996],
  },
  effects,
  features,
  requirements,
  selectorsByForm,
} satisfies Room
