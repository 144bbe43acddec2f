import { hostOf } from '../board/places.ts'
import type { CardId, Modifier } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { lastsUntil, subjectOfTurns } from '../questions/turns/questions.ts'
import type { WordsOfTime } from './plain-words.ts'

/** For how long a change lasts that the card makes, by what its text says of turns. */
export function lasts(
  game: Game,
  card: CardId,
  words: WordsOfTime,
): Pick<Modifier, 'until' | 'untilTurnOf' | 'whileInPlay'> {
  const { number } = game.state.turn
  const subject = game.decide(subjectOfTurns, { card, host: hostOf(game, card), affects: undefined })
  const end = game.decide(lastsUntil, { card, subject, words })
  if (end === 'the turn in progress is over') return { until: number }
  if (end === "the subject's next turn is over") return { untilTurnOf: { player: subject, after: number } }
  return { whileInPlay: card }
}
