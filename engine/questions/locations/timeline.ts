import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** A pile whose order is hidden. */
export type HiddenPile = 'deck' | 'tent' | 'bridge' | 'continuum' | 'tribbles'

/** Does the card disrupt the timeline as others do of which the same is said? */
export const disruptsLikeOthers = flag<{ by: CardId }>()('disrupts like others', true)

/** Does the card cease to exist with that timeline? */
export const ceasesToExist = flag<{ card: CardId }>()('ceases to exist')
