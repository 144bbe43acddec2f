import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Are the two in one group for cards that refer to them, being of one name? */
export const grouped = settled<{ a: string; b: string }>()('grouped', false, [
  { ruling: 'faq96-13-the-colon-rule-15', is: true },
])

/** May one version of a persona take the place of another once the turn is under way? */
export const isReplacedLater = settled<{ card: CardId }>()('is replaced later', true, [
  { custom: 'custom-names-15', is: false },
])

/** May a version that took the place of another in this turn be replaced in its turn? */
export const isReplacedTwice = settled<{ card: CardId }>()('is replaced twice', true, [
  { custom: 'custom-names-16', is: false },
])

/** Does a copy in play keep a card that is not unique from being played? */
export const isKeptOutByACopy = settled<{ card: CardId; copy: CardId }>()('is kept out by a copy', false, [])
