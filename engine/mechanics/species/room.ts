import { lawIn, type Room } from '../../kernel/room.ts'
import { speciesCompared, supposedComparisons } from './cards/supposed.ts'
import * as speciesLaw from './law/species.ts'
import { requirements } from './requirements.ts'

export const room = {
  law: lawIn(speciesLaw),
  texts: {
    currentRulings: [...speciesCompared],
    rulebook: [...supposedComparisons],
  },
  requirements,
} satisfies Room
