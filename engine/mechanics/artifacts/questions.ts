import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Do those who have come past all dilemmas earn the artifacts? */
export const earnsArtifacts = question<{ mission: CardId; solved: boolean }, boolean>()(
  'earns artifacts',
  ({ solved }) => solved,
)

/** Does whoever solves the mission earn the card, which is no artifact, as well? */
export const isEarnedToo = flag<{ card: CardId; type: 'personnel' | 'equipment' }>()('is earned too')

/** Is an artifact that is used like equipment taken into hand first? */
export const isTakenIntoHandFirst = flag<{ card: CardId }>()('is taken into hand first')

/** Will what the opponent has do where a text says that its player must have it? */
export const reliesOnTheOpponents = flag<{ card: CardId }>()("relies on the opponent's")

/** Is it among the types of personnel where all of them are asked for? */
export const isATypeAskedFor = question<{ type: string }, boolean>()(
  'is a type asked for',
  ({ type }) => type !== 'ANIMAL',
)

/** Does the personnel stand in for the type that is missing? */
export const standsInForAType = flag<{ card: CardId; type: string }>()('stands in for a type')

/** Does one who has two types count for both where all are asked for? */
export const countsForBothTypes = flag<{ types: readonly string[] }>()('counts for both types', true)

/** What a card is worth that is worth more or less with what is in play. */
export const isWorthWhatItWas = flag<{ card: CardId }>()('is worth what it was')

/** Is that scored again at the end of every turn? */
export const isScoredEveryTurn = flag<{ card: CardId }>()('is scored every turn')

/** Does every level of the skill count? */
export const everyLevelCounts = flag<{ card: CardId; by: CardId }>()('every level counts')

/** Does a player win by points that may be lost again? */
export const winsByWhatMayBeLost = flag<{ player: PlayerName }>()('wins by what may be lost', true)

/** Whose is the card when the game is over? `takenBy` = who takes it by a text about just that. */
export const goesHomeWith = question<{ card: CardId; takenBy: PlayerName | undefined }, PlayerName>()(
  'goes home with',
  ({ card, takenBy }, game) => takenBy ?? game.card(card).owner,
)

/** Does what The Genesis Device says of whoever plays an affiliation hold for the player there? */
export const bindsWhoPlaysIt = flag<{ player: PlayerName; at: CardId }>()('binds who plays it', true)

/** Is what is attached to another card an artifact all the same? */
export const isStillAnArtifact = flag<{ card: CardId }>()('is still an artifact')

/** Is what is attached to another card a card by itself all the same? */
export const isACardOfItsOwn = flag<{ card: CardId }>()('is a card of its own')

/** Are two cards that are attached apart again in the discard pile? */
export const comesApart = flag<{ card: CardId }>()('comes apart', true)

/** May that be attached which was not earned yet? */
export const mayBeAttached = flag<{ part: CardId }>()('may be attached')
