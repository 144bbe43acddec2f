import { move } from '../../../board/moves.ts'
import { cardsIn } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { maySeedTimeLocationBeside } from '../../../questions/names/questions.ts'
import { checkLaying } from '../../locations/lay.ts'
import { whenPlaced } from '../seed-mission.ts'
import { checkPhase, layDown } from './seed-by-text.ts'

/** Seeds a time location as its text says. */
export function* seedTimeLocation(game: Game, player: PlayerName, card: CardId, line: string): Flow {
  checkPhase(game, card)
  const there = cardsIn(game, 'spaceline', 'time').filter(c => c.owner === player)
  const other = there.find(({ id }) => !game.decide(maySeedTimeLocationBeside, { card, there: id }))
  if (other) refuse('duplicate', `${player} has seeded ${other.id}`, [card], 'start', other.id)
  move(game, card, 'spaceline', checkLaying(game, player, card, ['spaceline', line]))
  layDown(game, card)
  yield* whenPlaced(game, player, card)
}
