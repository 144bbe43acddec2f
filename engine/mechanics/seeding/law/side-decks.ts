import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayLookThrough } from '../../downloading/questions.ts'
import {
  isACardDraw,
  isACardPlay,
  isDiscardedUnderItsSideDeck,
  isRenewed,
  type SideDeck,
} from '../../draws-and-discards/questions.ts'
import { mayDealWithASideDeck, sideDecksOfAType } from '../questions.ts'

const always = () => true
const takesItsDiscards: readonly SideDeck[] = ['continuum', 'bridge', 'tribbles']

const likeTheOthers = presumption({
  ruling: 'what came from the Tent goes back there when it is discarded',
  asked: isDiscardedUnderItsSideDeck,
  applies: ({ deck }) => deck === 'tent',
  answer: true,
})

const openToItsOwner = presumption({
  ruling: 'a player may look through his side decks',
  asked: mayLookThrough,
  applies: ({ player, place, holder }) =>
    ['tent', 'bridge', 'continuum', 'tribbles'].includes(place) && holder === player,
  answer: true,
})

/** Nobody looks through a side deck unless a card allows it. */
export const unlessACardAllowsIt = denial('1eS-side-deck-10', openToItsOwner, false)

const drawnLikeAnyOther = presumption({
  ruling: 'what comes from a side deck is drawn',
  asked: isACardDraw,
  applies: always,
  answer: true,
})

const playedLikeAnyOther = presumption({
  ruling: 'what comes from a side deck is played like a card from hand',
  asked: isACardPlay,
  applies: always,
  answer: true,
})

/** What the Glossary says of side decks in play. */
export const sideDecks = [
  rule({
    ruling: '1eS-side-deck-02',
    asked: mayDealWithASideDeck,
    applies: always,
    answer: ({ deed, phase, isOpen }) => (deed === 'open' ? phase === 'seed-doorway' : isOpen),
  }),
  rule({ ruling: '1eS-side-deck-06', asked: sideDecksOfAType, applies: always, answer: 1 }),
  rule({
    ruling: '1eS-side-deck-07',
    asked: isDiscardedUnderItsSideDeck,
    applies: ({ deck }) => takesItsDiscards.includes(deck),
    answer: true,
  }),
  likeTheOthers,
  denial('1eS-side-deck-08', likeTheOthers, false),
  rule({
    ruling: '1eS-side-deck-09',
    asked: isRenewed,
    applies: ({ deck }) => takesItsDiscards.includes(deck),
    answer: true,
  }),
  openToItsOwner,
  drawnLikeAnyOther,
  denial('1eS-side-deck-12', drawnLikeAnyOther, false),
  playedLikeAnyOther,
  denial('1eS-side-deck-13', playedLikeAnyOther, false),
]
