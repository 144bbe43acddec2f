import { against, rule } from '../../kernel/rule.ts'
import { mayLookThrough } from '../../questions/downloading/questions.ts'
import { isDiscardedUnderItsSideDeck, isRenewed, type SideDeck } from '../../questions/draws-and-discards/questions.ts'
import { mayDealWithASideDeck } from '../../questions/seeding/questions.ts'

const takesItsDiscards: readonly SideDeck[] = ['continuum', 'bridge', 'tribbles']

/** Nobody looks through a side deck unless a card allows it. */
export const unlessACardAllowsIt = against('1eS-side-deck-10', mayLookThrough, false, {
  not: 'a player may look through his side decks',
  applies: ({ player, place, holder }) =>
    ['tent', 'bridge', 'continuum', 'tribbles'].includes(place) && holder === player,
})

/** What the Glossary says of side decks in play. */
export const sideDecks = [
  rule({
    ruling: '1eS-side-deck-02',
    asked: mayDealWithASideDeck,
    answer: ({ deed, phase, isOpen }) => (deed === 'open' ? phase === 'seed-doorway' : isOpen),
  }),
  rule({
    ruling: '1eS-side-deck-07',
    asked: isDiscardedUnderItsSideDeck,
    applies: ({ deck }) => takesItsDiscards.includes(deck),
    answer: true,
  }),
  against('1eS-side-deck-08', isDiscardedUnderItsSideDeck, false, {
    not: 'what came from the Tent goes back there when it is discarded',
    applies: ({ deck }) => deck === 'tent',
  }),
  rule({
    ruling: '1eS-side-deck-09',
    asked: isRenewed,
    applies: ({ deck }) => takesItsDiscards.includes(deck),
    answer: true,
  }),
]
