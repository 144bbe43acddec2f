import { lawIn, type Room } from '../../kernel/room.ts'
import { seededHere } from './cards/glossary.ts'
import * as cryosatelliteLaw from './law/cryosatellite.ts'
import * as glossaryLaw from './law/glossary.ts'

export const room = {
  law: lawIn(cryosatelliteLaw, glossaryLaw),
  texts: {
    glossary: [...seededHere],
  },
} satisfies Room
