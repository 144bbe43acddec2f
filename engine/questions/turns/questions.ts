import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { TurnWords } from '../../mechanics/turns/words.ts'
import type { WordsOfTime } from '../../text/plain-words.ts'

/** Does the card in play double the turn in progress? */
export const doublesThisTurn = flag<{ card: CardId }>()('doubles this turn', true)

/** How many turns besides his own those cards give the player, all together. */
export const turnsGranted = question<{ player: PlayerName; by: readonly CardId[] }, number>()('turns granted', 1)

/** From whose point of view does the card speak of turns? `host` = what it lies on. */
export const subjectOfTurns = question<
  { card: CardId; host: CardId | undefined; affects: TurnWords['affects'] },
  PlayerName
>()('subject of turns', (_, game) => game.state.turn.player)

/** Which turns does the word on a card mean? `underWay` = with the one in which the card came to where it is. */
export const turnsMeant = question<
  { card: CardId; word: TurnWords['word'] },
  { readonly ofBoth: boolean; readonly underWay?: true }
>()('turns meant', () => ({ ofBoth: true, underWay: true }))

/** When does what is to last so long end? */
export const lastsUntil = question<
  { card: CardId; subject: PlayerName; words: WordsOfTime },
  'the turn in progress is over' | "the subject's next turn is over" | 'the card leaves play'
>()('lasts until', 'the card leaves play')
