import type { Language } from '../../../kernel/language.ts'
import { isNotNullified } from '../../../text/not-nullified.ts'
import { nullifiesOthers } from '../nullifies-others.ts'

/** What nullifies does not reach a card whose text says so. */
export const hindrances: Language['hindrances'] = [
  (game, card, to, by) =>
    to === 'be affected' && by !== undefined && nullifiesOthers(game, by) && isNotNullified(game, card, by)
      ? card
      : undefined,
]
