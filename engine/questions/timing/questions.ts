import { actsInTheOthersTurn } from '../../board/questions.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
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
>()(
  "may be played on the opponent's turn",
  ({ atAnyTime, player }, game) => atAnyTime || game.decide(actsInTheOthersTurn, { player }),
)

/** Are those who have come past all dilemmas to complete the mission? */
export const endsWithSolving = question<{ kind: 'attempt' | 'scout' | 'commandeer' }, boolean>()(
  'ends with solving',
  ({ kind }) => kind === 'attempt',
)

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
