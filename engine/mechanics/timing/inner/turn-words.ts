import { hostOf } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { turnPlaced, turnsBegunSince } from '../../../board/turns.ts'
import type { Game } from '../../../kernel/game.ts'
import { subjectOfTurns, turnsMeant } from '../../../questions/turns/questions.ts'
import type { TurnWords } from '../../turns/words.ts'

/** Whose turns the words on the card count. */
export function subjectOf(game: Game, card: CardId, affects?: TurnWords['affects']): PlayerName {
  return game.decide(subjectOfTurns, { card, host: hostOf(game, card), affects })
}

/** Do the words on the card mean the turn of the player that is in progress, or his next one but so many? */
export function isMeant(
  game: Game,
  card: CardId,
  { word, nth = 1, affects }: TurnWords,
  player: PlayerName,
  ahead = 0,
): boolean {
  const { ofBoth, underWay } = game.decide(turnsMeant, { card, word })
  if (!ofBoth && player !== subjectOf(game, card, affects)) return false
  if (word === 'each' || word === 'every') return true
  const placed = turnPlaced(game, card)
  if (placed === undefined) return true
  const since = underWay ? placed - 1 : placed
  const { number } = game.state.turn
  return (ofBoth ? number - since : turnsBegunSince(game, since, player)) + ahead >= nth
}
