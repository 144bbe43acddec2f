import type { Game } from '../kernel/game.ts'
import { isForBothEnds } from '../questions/missions/settled.ts'
import { cardsIn } from './places.ts'
import type { CardId, PlayerName } from './state.ts'

/** Does what only one of two different ends shows hold for the player: icons, title and lore? */
export function holdsFor(game: Game, mission: CardId, player: PlayerName): boolean {
  const isHis = [mission, ...cardsIn(game, 'shares', mission).map(c => c.id)].some(id => game.card(id).owner === player)
  return isHis || !game.facts(mission).otherEnd || game.decide(isForBothEnds, { location: mission, player })
}
