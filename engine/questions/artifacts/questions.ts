import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Do those who have come past all dilemmas earn the artifacts? */
export const earnsArtifacts = question<{ mission: CardId; solved: boolean }, boolean>()(
  'earns artifacts',
  ({ solved }) => solved,
)

/** Does whoever solves the mission earn the card, which is no artifact, as well? */
export const isEarnedToo = flag<{ card: CardId; type: 'personnel' | 'equipment' }>()('is earned too')

/** Will what the opponent has do where a text says that its player must have it? */
export const reliesOnTheOpponents = flag<{ card: CardId }>()("relies on the opponent's")

/** Is it among the types of personnel where all of them are asked for? */
export const isATypeAskedFor = question<{ type: string }, boolean>()(
  'is a type asked for',
  ({ type }) => type !== 'ANIMAL',
)

/** Does the personnel stand in for the type that is missing? */
export const standsInForAType = flag<{ card: CardId; type: string }>()('stands in for a type')

/** Whose is the card when the game is over? `takenBy` = who takes it by a text about just that. */
export const goesHomeWith = question<{ card: CardId; takenBy: PlayerName | undefined }, PlayerName>()(
  'goes home with',
  ({ card, takenBy }, game) => takenBy ?? game.card(card).owner,
)

/** Does what The Genesis Device says of whoever plays an affiliation hold for the player there? */
export const bindsWhoPlaysIt = flag<{ player: PlayerName; at: CardId }>()('binds who plays it', true)
