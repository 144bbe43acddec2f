import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** How many counters a card costs that the player draws before he gives orders; undefined = none is to be had for them. */
export const counterPriceOfADraw = settled<{ player: PlayerName }, number | undefined>()(
  'counter price of a draw',
  undefined,
  [{ custom: 'custom-draws-and-discards-50', is: 1 }],
)

/** May a player pay for more cards than his draw deck has? */
export const paysForCardsThatAreNotThere = settled<{ player: PlayerName }>()(
  'pays for cards that are not there',
  true,
  [{ custom: 'custom-draws-and-discards-56', is: false }],
)

/** How many cards each player draws for his opening hand. */
export const openingHand = settled<{ player: PlayerName }, number>()('opening hand', 0, [
  { custom: 'custom-draws-and-discards-30', is: 7 },
])

/** Is a card with a lasting effect on the personnel played on it, although its text does not say so? */
export const reminds = settled<{ card: CardId; personnel: CardId }>()('reminds of its effect', false, [
  { ruling: '1eD-discarding-16', is: true },
])

/** May whoever looks through the discard pile of that player put its cards in order? */
export const mayPutInOrder = settled<{ player: PlayerName; pileOf: PlayerName }>()(
  'may put the discard pile in order',
  false,
  [{ ruling: '1eD-discard-pile-01', is: false, not: 'whoever looks through a discard pile may put it in order' }],
)

/** Is a dilemma played from hand like other cards? */
export const dilemmasArePlayed = settled<{ dilemma: CardId }>()('dilemmas are played', true, [
  { custom: 'custom-draws-and-discards-22', is: false },
])

/** Is the card laid face up on the discard pile? */
export const isDiscardedFaceUp = settled<{ card: CardId }>()('is discarded face up', true, [
  { ruling: '1eD-discard-pile-04', is: true, not: 'nobody sees what is discarded' },
])

/** Does all that was done to the card end when it is discarded? */
export const isForgottenInTheDiscardPile = settled<{ card: CardId }>()('is forgotten in the discard pile', true, [
  { ruling: '1eD-discard-pile-15', is: true, not: 'what was done to a card lasts, wherever it goes' },
])

/** Does all that was done to the card end when it returns to hand? */
export const isForgottenInHand = settled<{ card: CardId }>()('is forgotten in hand', false, [
  { custom: 'custom-draws-and-discards-58', is: true },
])

/** Is the discard pile shuffled into the draw deck when the text has the player re-shuffle? */
export const shufflesInDiscards = settled<{ by: CardId; player: PlayerName }>()('shuffles in discards', false, [
  { ruling: 'faq96-39-the-juggler-01', is: false, not: 'to re-shuffle is to shuffle the discard pile in' },
])

/** Is a card that is regenerated in play again, and not in hand? */
export const isInPlayAgain = settled<{ card: CardId }>()('is in play again', false, [
  { ruling: 'faq96-38-res-q-and-palor-toff-01', is: false, not: 'what is regenerated is in play again' },
])

/** Is a card that lies on a personnel for its lasting effect discarded because of that? */
export const reminderIsDiscarded = settled<{
  card: CardId
  because: 'nullified' | 'cured' | 'expired' | 'personnel discarded'
}>()('reminder is discarded', false, [{ ruling: '1eD-discarding-19', is: true }])

/** May a card that is discarded go elsewhere than to a discard pile, where a text or a point box has it so? */
export const discardedElsewhere = settled<{ card: CardId; to: 'bonus point area' | 'beneath a card' }>()(
  'is discarded elsewhere',
  true,
  [{ ruling: '1eD-discarding-04', is: true, not: 'whatever is discarded goes to a discard pile' }],
)

/** When are cards discarded that a mission asks for? */
export const discardsToSolve = settled<{ mission: CardId }, 'when it is solved' | 'as the attempt begins'>()(
  'discards to solve',
  'when it is solved',
  [
    {
      ruling: '1eD-discarding-11',
      is: 'when it is solved',
      not: 'what a mission has discarded is discarded before the attempt',
      mistaken: 'as the attempt begins',
    },
  ],
)

/** Is a discard that the player made for other cards enough for this one, too? */
export const otherDiscardsServe = settled<{ player: PlayerName; by: CardId }>()('other discards serve', false, [
  { ruling: '1eD-discarding-14', is: false, not: 'one discard is enough for all that demand one' },
])

/** Does whoever was killed, and lives on, lose the cards that were played on it? */
export const losesWhatLiesOnIt = settled<{ card: CardId }>()('loses what lies on it', false, [
  { ruling: '1eS-spot-04', is: false, not: 'whoever is killed loses what was played on it' },
])

/** Does the card that is exchanged come to lie where the other one lay, and not on top? */
export const takesThePlaceOf = settled<{ card: CardId; other: CardId }>()('takes the place of', false, [
  { ruling: '1eD-discard-pile-08', is: true },
])

/** Is what the card is exchanged for chosen as it is played, before anybody may respond? */
export const choosesAsItIsPlayed = settled<{ card: CardId }>()('chooses as it is played', false, [
  { ruling: '1eD-discard-pile-09', is: false, not: 'what a card is exchanged for is chosen when it is played' },
])

/** Is a text that may be used so often in a game still used up when its card was discarded and came back? */
export const staysUsedUp = settled<{ card: CardId }>()('stays used up', true, [
  { ruling: '1eD-discard-pile-17', is: true, not: 'a card that comes back begins anew' },
])

/** Does whoever looks for the topmost card of a kind look below the top of the pile? */
export const looksBelowTheTop = settled<{ by: CardId }>()('looks below the top', false, [
  { ruling: '1eD-dr-mccoy-the-motion-pictures-02', is: true },
])

/** Must a player who has begun to draw until hands are even go on? */
export const mustGoOnDrawing = settled<{ by: CardId; player: PlayerName }>()('must go on drawing', false, [
  { ruling: '1eS-sherlock-holmes-02', is: true },
])

/** May he begin although his draw deck has fewer cards than he lacks? */
export const tooFewWillDo = settled<{ by: CardId; player: PlayerName }>()('too few cards will do', true, [
  { ruling: '1eS-sherlock-holmes-03', is: true, not: 'whoever cannot draw as many cards as he lacks draws none' },
])
