import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** A pile whose order is hidden. */
export type HiddenPile = 'deck' | 'tent' | 'bridge' | 'continuum' | 'tribbles'

/** Does the card disrupt the timeline by its text, be it played at the place that its text names or not? */
export const disruptsLikeOthers = question<{ by: CardId }, boolean>()(
  'disrupts like others',
  ({ by }, game) => !!game.text(by).plays?.some(({ on }) => on?.name !== undefined),
)

/** Does the card cease to exist with that timeline? */
export const ceasesToExist = flag<{ card: CardId }>()('ceases to exist')
