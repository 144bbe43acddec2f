import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** May a player play the card whatever else the player has in play? `stays` = false: it does not stay in play itself. */
export const mayBePlayedBesideOthers = question<
  { card: CardId; player: PlayerName; line?: string; stays?: boolean },
  boolean
>()('may be played beside others', true)

/** Does the card, played as that, take up the card play of the turn? */
export const takesTheCardPlay = question<{ card: CardId; as: string }, boolean>()('takes the card play', true)

/** Does the card report there? `home` = what is in its native quadrant: the card, and the facility itself. */
export const reportsInThatQuadrant = flag<{ card: CardId; at: CardId; home: { card: boolean; facility: boolean } }>()(
  'reports in that quadrant',
  true,
)

/** How many card plays a player has each turn. */
export const cardPlaysEachTurn = question<{ player: PlayerName }, number>()(
  'card plays each turn',
  Number.POSITIVE_INFINITY,
)

/** Are cards played and reported before orders are given? */
export const comesBeforeOrders = flag<{ player: PlayerName }>()('comes before orders')

/** What a card lets a player do besides what every turn has. */
export type GrantedAction = 'play' | 'draw'

/** After these, does the card let the player do that as well? */
export const isGranted = flag<{ by: CardId; done: readonly GrantedAction[]; next: GrantedAction }>()('is granted')

/** May another player play the second card of a pair that is formed anew, for one was nullified? */
export const maySupplyTheSecond = flag<{ player: PlayerName }>()('may supply the second card')

/** Is the card played at a mission that is a headquarters? `theirs` = the affiliations printed there. @alone a headquarters of First Edition is a facility */
export const isReceivedAtHeadquarters = flag<{ card: CardId; headquarters: CardId; theirs: readonly string[] }>()(
  'is received at headquarters',
  true,
)
