import type { CardId, PlayerName } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Do enough points win the game? `missions` = of which kinds the player has completed some. */
export const pointsSuffice = flag<{ player: PlayerName; missions: { planet: boolean; space: boolean } }>()(
  'points suffice',
  true,
)

/** Are the points of the dilemma, gained or lost, ignored when these personnel meet it? `earned` = it was overcome, or its text scores them. */
export const pointsAreIgnored = flag<{ dilemma: CardId; personnel: readonly CardId[]; earned: boolean }>()(
  'points are ignored',
)

/** Has the draw deck of this player run out? */
export const hasRunOut = flag<{
  player: PlayerName
  when: 'the last card is gone' | 'there is nothing to draw'
}>()('has run out')

/** May the card be played for one who dies although the player has no such personnel left? */
export const isPlayedWithNobodyLeft = flag<{ card: CardId; dying: CardId; player: PlayerName }>()(
  'is played with nobody left',
  true,
)

/** May it be played for a personnel of the opponent's? */
export const isPlayedForTheOpponents = flag<{ card: CardId; dying: CardId; player: PlayerName }>()(
  "is played for the opponent's",
  true,
)
