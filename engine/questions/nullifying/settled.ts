import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does the event, which lies on that card at a location, lie on the spaceline for `by`? */
export const isOnTheSpacelineWith = settled<{ card: CardId; on: CardId; by: CardId }>()(
  'is on the spaceline with',
  ({ on }, game) => game.card(on).place === 'spaceline',
  [{ ruling: '1eD-dr-q-medicine-entity-01', is: true }],
)

/** Does a skill that nullifies what is present nullify a card of its own player's? */
export const skillNullifiesItsOwn = settled<{ card: CardId; by: CardId }>()('a skill nullifies its own', true, [
  { ruling: 'faq96-367-paul-rice-02', is: false },
])

/** Is a skill that nullifies what is present used by its player, where it does not say that it works by itself? */
export const isUsedToNullify = settled<{ card: CardId }>()('is used to nullify', false, [
  { custom: 'custom-nullifying-80', is: true },
])

/** Does a card that nullifies others for as long as it is in play nullify those of its own player, too? */
export const isNullifiedByItsOwn = settled<{ card: CardId; by: CardId }>()('is nullified by its own', true, [
  { ruling: 'faq96-38-the-traveller-transcendence-02', is: false },
])

/** What becomes of a card in play that another one nullifies for as long as that is in play? */
export const nullifiedWhileInPlay = settled<{ card: CardId; by: CardId }, 'is discarded' | 'has no effect meanwhile'>()(
  'nullified while in play',
  'has no effect meanwhile',
  [{ ruling: 'faq96-38-the-traveller-transcendence-03', is: 'is discarded' }],
)
