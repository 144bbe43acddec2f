import { lawIn, type Room } from '../../kernel/room.ts'
import { missions1996 } from './cards/1996.ts'
import * as bruteForce from './cards/brute-force.ts'
import { missions2014 } from './cards/current.ts'
import { missionsWithTexts } from './cards/glossary.ts'
import * as beginningLaw from './law/beginning.ts'
import * as currentLaw from './law/current.ts'
import * as disappearedLaw from './law/disappeared.ts'
import * as dixonHillLaw from './law/dixon-hill.ts'
import * as dualIconLaw from './law/dual-icon.ts'
import * as endsLaw from './law/ends.ts'
import * as faqLaw from './law/faq.ts'
import * as faqSpaceLaw from './law/faq-space.ts'
import * as personaLaw from './law/persona.ts'
import * as requirementsLaw from './law/requirements.ts'
import * as solvingLaw from './law/solving.ts'

export const room = {
  law: lawIn(
    beginningLaw,
    currentLaw,
    disappearedLaw,
    dixonHillLaw,
    dualIconLaw,
    endsLaw,
    faqSpaceLaw,
    faqLaw,
    personaLaw,
    requirementsLaw,
    solvingLaw,
  ),
  texts: {
    faq1996: [...missions1996],
    glossary: [...missionsWithTexts],
    currentRulings: [...missions2014],
  },
  requirements: bruteForce.requirements,
} satisfies Room
