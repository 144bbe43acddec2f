import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** The features of a dilemma, as the Glossary tells them apart. */
export type FeatureOfText = 'trigger' | 'targets' | 'nullifier' | 'conditions' | 'cure'

/** Is what the text names here a requirement, for cards that change those? */
export const isARequirement = question<{ dilemma: CardId; feature: FeatureOfText }, boolean>()(
  'is a requirement',
  false,
)

/** What is multiplied when a card multiplies the effects of the dilemma, or the dilemma? */
export const isMultiplied = question<
  { dilemma: CardId; said: 'effects' | 'dilemma'; part: 'requirements' | 'results' | 'points' },
  boolean
>()('is multiplied', false)

/** Do modifiers of attributes count while the dilemma is met: for what it requires, or for whom it targets? */
export const countsModifiers = question<
  { dilemma: CardId; card: CardId; to: 'meet requirements' | 'find targets' },
  boolean
>()('modifiers count', true)

/** Do several levels of a skill count that are spread like this? */
export const levelsCount = question<{ dilemma: CardId; of: 'several personnel' | 'one personnel' }, boolean>()(
  'levels count',
  true,
)

/** Where several things are named with "or", is one of them enough? */
export const oneOfThemIsEnough = question<{ dilemma: CardId; feature: FeatureOfText }, boolean>()(
  'one of them is enough',
  true,
)

/** Where it requires an attribute of a few personnel, must those who strengthen them be among these few? */
export const helpersTakePart = flag<{ dilemma: CardId }>()('helpers take part')
