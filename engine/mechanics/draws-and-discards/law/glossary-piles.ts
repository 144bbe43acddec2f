import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isShown } from '../../showing-cards/questions.ts'
import {
  choosesAsItIsPlayed,
  goesWithItsPoints,
  isDiscardedFaceUp,
  isForgottenInTheDiscardPile,
  looksBelowTheTop,
  mayBeUsedAgain,
  mayPutInOrder,
  staysUsedUp,
  takesThePlaceOf,
} from '../questions.ts'
import { unlessACardAllows } from './looking.ts'

const inAnyOrder = presumption({
  ruling: 'whoever looks through a discard pile may put it in order',
  asked: mayPutInOrder,
  applies: () => true,
  answer: true,
})

const faceDown = presumption({
  ruling: 'nobody sees what is discarded',
  asked: isDiscardedFaceUp,
  applies: () => true,
  answer: false,
})

const unseen = presumption({
  ruling: 'what comes back from a discard pile is for the eyes of its player',
  asked: isShown,
  applies: ({ occasion }) => occasion === 'taken from a discard pile',
  answer: false,
})

const shownInAnyCase = presumption({
  ruling: 'what comes back from a discard pile is shown, wherever it goes',
  asked: isShown,
  applies: ({ occasion }) => occasion === 'taken from a discard pile to be seeded',
  answer: true,
})

const namedAtOnce = presumption({
  ruling: 'what a card is exchanged for is chosen when it is played',
  asked: choosesAsItIsPlayed,
  applies: () => true,
  answer: true,
})

const held = presumption({
  ruling: 'what was done to a card lasts, wherever it goes',
  asked: isForgottenInTheDiscardPile,
  applies: () => true,
  answer: false,
})

const likeAnyOther = presumption({
  ruling: 'an artifact that came back to the hand is used from there',
  asked: mayBeUsedAgain,
  applies: ({ from }) => from === 'discard pile',
  answer: true,
})

const anew = presumption({
  ruling: 'a card that comes back begins anew',
  asked: staysUsedUp,
  applies: () => true,
  answer: false,
})

/** What the Glossary says of discard piles. */
export const glossaryPiles = [
  inAnyOrder,
  denial('1eD-discard-pile-01', inAnyOrder, false),
  unlessACardAllows,
  faceDown,
  denial('1eD-discard-pile-04', faceDown, true),
  unseen,
  denial('1eD-discard-pile-05', unseen, true),
  shownInAnyCase,
  denial('1eD-discard-pile-06', shownInAnyCase, false),
  rule({ ruling: '1eD-discard-pile-08', asked: takesThePlaceOf, applies: () => true, answer: true }),
  namedAtOnce,
  denial('1eD-discard-pile-09', namedAtOnce, false),
  rule({
    ruling: '1eD-discard-pile-13',
    asked: goesWithItsPoints,
    applies: () => true,
    answer: ({ scored }) => scored,
  }),
  likeAnyOther,
  denial('1eD-discard-pile-14', likeAnyOther, false),
  held,
  denial('1eD-discard-pile-15', held, true),
  anew,
  denial('1eD-discard-pile-17', anew, true),
  rule({ ruling: '1eD-dr-mccoy-the-motion-pictures-02', asked: looksBelowTheTop, applies: () => true, answer: true }),
]
