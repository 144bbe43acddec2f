import type { CardId, PlayerName } from '../../board/state.ts'
import type { Group } from '../../kernel/happening.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'

/** Is that in whose midst this comes one action from beginning to end? */
export const isOneAction = flag<{ trigger: Trigger }>()('is one action')

/** May a card that answers nothing come at this moment of an action? `as` = the type as which it would be played; null = it is used from hand. */
export const mayInterrupt = question<{ trigger: Trigger; card: CardId; as: string | null }, boolean>()(
  'may interrupt',
  ({ trigger }) => trigger.on === 'quiet',
)

/** Does a card that answers nothing wait its turn when it is announced while this is being played? */
export const waitsItsTurn = flag<{ trigger: Trigger; card: CardId }>()('waits its turn')

/** May a card that answers this be played in the midst of the action? `unsaid` = its text does not say that it answers anything, but it is of no use otherwise. */
export const mayBeAnAnswer = question<{ trigger: Trigger; card: CardId; unsaid: boolean }, boolean>()(
  'may answer',
  true,
)

/** May the card be played while it is the other player's turn? `says` = its text says that it is played at any time, or suspends play. */
export const mayBePlayedOnTheOpponentsTurn = question<
  { card: CardId; player: PlayerName; atAnyTime: boolean; says: boolean },
  boolean
>()("may be played on the opponent's turn", ({ atAnyTime }) => atAnyTime)

/** May a ship fly past a location without stopping there? */
export const mayFlyPast = flag<{ ship: CardId; at: CardId }>()('may fly past', true)

/** Are those who have come past all dilemmas to complete the mission? */
export const endsWithSolving = question<{ kind: 'attempt' | 'scout' | 'commandeer' }, boolean>()(
  'ends with solving',
  ({ kind }) => kind === 'attempt',
)

/** Does the card's text, which speaks of completing a mission, mean solving it? */
export const completingIsSolving = flag<{ card: CardId }>()('completing is solving', true)

/** Must those who begin an attempt meet what the mission requires? */
export const mustBeAbleToSolve = flag<{ group: Group }>()('must be able to solve')

/** May a response be given to this? */
export const mayBeRespondedTo = question<{ trigger: Trigger; depth: number }, boolean>()('may be responded to', true)

/** May a player who let the chance to answer pass answer after all, once the other one has done so? */
export const mayAnswerAfterWaiting = question<{ trigger: Trigger; player: PlayerName }, boolean>()(
  'may answer after waiting',
  true,
)

/** After a response was undone, may the player try again? */
export const windowReopens = question<{ trigger: Trigger }, boolean>()('window reopens', true)

/** Was the card, which is still being played, played just now? `since` = what has been played after it and has not taken effect, `answered` = what has taken effect in answer to it. */
export const justPlayed = question<{ card: CardId; since: readonly CardId[]; answered: readonly CardId[] }, boolean>()(
  'is just played',
  true,
)

/** Is the text of the card carried out as well when it is played to pay for what another card lets its player do? */
export const carriesOutWhatIsPaid = flag<{ card: CardId; by: CardId }>()('carries out what is paid', true)

/** May the play of a card that pays for something be answered? */
export const costMayBeAnswered = flag<{ card: CardId }>()('cost may be answered')

/** Does what a card was played for fail when that card is nullified? */
export const failsWithItsCost = flag<{ card: CardId; by: CardId }>()('fails with its cost')

/** Is the rest of the price paid all the same when the first part of it was undone? */
export const paysTheRest = flag<{ by: CardId }>()('pays the rest', true)

/** Is a use of the card spent that failed with its price? */
export const isSpent = flag<{ by: CardId }>()('is spent', true)

/** Does a text that has its player select something target that, though it does not use the word? */
export const targetsWithoutTheWord = flag<{ card: CardId; target: CardId }>()('targets without the word')

/** Is the card, which requires a target, discarded when that has left play? */
export const fallsWithItsTarget = flag<{ card: CardId; target: CardId }>()('falls with its target')

/** Is the card, which requires a target, discarded when what it targets is no target for it any more? */
export const fallsWithoutAValidTarget = flag<{ card: CardId; target: CardId }>()('falls without a valid target')

/** Is what a text selects of those whom it comes upon selected as the card is announced, and not when it takes effect? */
export const selectsAtOnce = flag<{ card: CardId }>()('selects at once')

/** Is the action itself targeted by a card that is played in its midst? */
export const actionIsTargeted = flag<{ trigger: Trigger; card: CardId }>()('action is targeted')
