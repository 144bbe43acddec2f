import { coursePhrases } from './course.ts'
import { deedPhrases } from './deed-phrases.ts'
import { knowledgePhrases } from './knowledge.ts'
import { locationPhrases } from './locations.ts'
import { madeUpPhrases } from './made-up.ts'
import { outcomePhrases } from './outcome.ts'
import type { Phrase } from './phrase.ts'
import { possessionPhrases } from './possessions.ts'
import { situationPhrases } from './situation.ts'

/** Every sentence of the language. */
export const phrases: readonly Phrase[] = [
  ...locationPhrases,
  ...possessionPhrases,
  ...madeUpPhrases,
  ...situationPhrases,
  ...deedPhrases,
  ...coursePhrases,
  ...outcomePhrases,
  ...knowledgePhrases,
]
