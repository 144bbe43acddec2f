import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Is what lies under a mission, not met yet, in play for a card that is played on it? */
export const isInPlayUnseen = settled<{ seed: CardId }>()('is in play unseen', false, [
  { ruling: 'faq96-310-au-dilemmas-and-au-artifacts-03', is: false, not: 'what is hidden under a mission is in play' },
])

/** Is what its text says of how a doorway is played as it was, now that it is closed? */
export const keepsHowItIsPlayed = settled<{ doorway: CardId }>()('keeps how it is played', true, [
  { ruling: '1eD-doorway-13', is: true, not: 'a closed doorway takes back what it made when it was played' },
])

/** Does a closed doorway have its icons still? */
export const keepsItsIcons = settled<{ doorway: CardId }>()('keeps its icons', true, [
  { ruling: '1eD-doorway-16', is: true, not: 'a closed doorway loses its icons as well' },
])

/** Does the card, which came through the doorway, stay in play when that is closed? */
export const staysWhenClosed = settled<{ card: CardId; doorway: CardId }>()('stays when the doorway is closed', true, [
  { ruling: 'faq96-310-au-doorway-05', is: true, not: 'who came through a doorway leaves when it is closed' },
])

/** Is a doorway that is turned over when its own text closes it turned over when another card does? */
export const isTurnedOverByOthers = settled<{ doorway: CardId }>()('is turned over by others', false, [
  { ruling: '1eS-spacedoor-04', is: false, not: 'a Spacedoor that another card closes is turned over' },
])

/** Do personnel who float in space take part in what the crew of a ship there does? */
export const floatsWithTheCrew = settled<{ card: CardId; ship: CardId }>()('floats with the crew', false, [
  { ruling: 'faq96-310-devidian-door-where-played-07', is: false, not: 'who floats beside a ship acts with its crew' },
])

/** What comes of it that a player does not show what he must? */
export const failingToShow = settled<
  { player: PlayerName; by: CardId },
  'nothing' | 'loses' | 'loses with a score of nothing'
>()('failing to show', 'nothing', [
  { ruling: 'faq96-310-devidian-door-explanation-02', is: 'loses' },
  { ruling: '1eD-devidian-door-09', is: 'loses with a score of nothing' },
])

/** Does a copy do that was discarded in the meantime? */
export const doesAfterADiscard = settled<{ card: CardId; player: PlayerName }>()('does after a discard', true, [
  {
    ruling: 'faq96-310-devidian-door-and-its-time-limit-04',
    is: true,
    not: 'what was discarded in the meantime will not do',
  },
])

/** Is it shown by itself as soon as the turn begins in which it must be? */
export const isShownByItself = settled<{ player: PlayerName }>()('is shown by itself', false, [
  {
    ruling: 'faq96-310-devidian-door-and-its-time-limit-05',
    is: false,
    not: 'whoever has it in hand when his turn begins has shown it',
  },
])

/** Is to show a card from hand to play it? */
export const isPlayedByShowing = settled<{ card: CardId }>()('is played by showing', false, [
  { ruling: 'faq96-310-energy-vortex-01', is: false, not: 'what is shown from hand is played' },
  { ruling: '1eD-devidian-door-06', is: false, not: 'what is shown from hand is played' },
])

/** Is to use the card an effect of another universe, for which a doorway must be open? */
export const isUsedThroughADoorway = settled<{ card: CardId; player: PlayerName }>()(
  'is used through a doorway',
  false,
  [{ ruling: '1eD-devidian-door-02', is: true }],
)

/** Does that use up what a doorway lets in once each turn? */
export const spendsTheAllowance = settled<{ card: CardId }>()('spends the allowance', false, [
  { ruling: '1eD-devidian-door-03', is: true },
])

/** Must a doorway be open for a card of another universe that is shown? */
export const isShownThroughADoorway = settled<{ card: CardId; player: PlayerName }>()(
  'is shown through a doorway',
  false,
  [{ ruling: '1eD-devidian-door-05', is: false, not: 'what is shown comes through a doorway as well' }],
)

/** Is it shown at once when the game ends before that turn is over? */
export const isShownWhenTheGameEnds = settled<{ player: PlayerName }>()('is shown when the game ends', false, [
  { ruling: '1eD-devidian-door-08', is: true },
])

/** Has a player failed to show it whose next turn is skipped? */
export const failsBySkipping = settled<{ player: PlayerName; by: CardId }>()('fails by skipping', false, [
  { ruling: '1eD-devidian-door-10', is: true },
])

/** Is a card shown, and out of the game, that is not in hand or that its player need not show? */
export const isShownOtherwise = settled<{ card: CardId }>()('is shown otherwise', true, [
  { custom: 'custom-doorways-25', is: false },
])

/** Is one copy enough, for however many cards it was used? */
export const oneShowingIsEnough = settled<{ player: PlayerName }>()('one showing is enough', false, [
  { ruling: '1eD-devidian-door-11', is: false, not: 'one showing is enough for all that was sent' },
])

/** May the card be played once orders have begun? */
export const mayBePlayedAmongOrders = settled<{ card: CardId }>()('may be played among orders', true, [
  { ruling: 'faq96-310-au-doorway-10', is: true, not: 'a doorway is played before orders are executed' },
  { ruling: '1eD-doorway-04', is: true, not: 'a doorway is played before orders are executed' },
])

/** How many doorways a player may play in a turn. */
export const doorwaysEachTurn = settled<{ player: PlayerName }, number>()(
  'doorways each turn',
  Number.POSITIVE_INFINITY,
  [
    {
      ruling: '1eD-doorway-06',
      is: Number.POSITIVE_INFINITY,
      not: 'a player plays one doorway each turn',
      mistaken: 1,
    },
  ],
)
