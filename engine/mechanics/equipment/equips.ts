import { cardsIn, crewOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { needsWhatItAsksFor } from '../../questions/capture/questions.ts'
import { matches } from '../../text/match.ts'
import { meets } from '../../text/requirement.ts'
import type { CardText } from '../../text/text.ts'

type Equips = NonNullable<CardText['equips']>

/** Has the ship the system by equipment of its player's aboard? */
export function isEquippedWith(game: Game, ship: CardId, system: string): boolean {
  const { controller } = game.card(ship)
  return cardsIn(game, 'aboard', ship).some(({ id: equipment, controller: whose }) => {
    const { equips } = game.text(equipment)
    if (equips?.system !== system || whose !== controller) return false
    return isAsItNeeds(game, ship, equips) || !game.decide(needsWhatItAsksFor, { equipment, ship })
  })
}

const isAsItNeeds = (game: Game, ship: CardId, { ships }: Equips): boolean => {
  const { controller } = game.card(ship)
  return ships.some(
    ({ where, needs }) =>
      matches(game, ship, where, controller) &&
      (!needs || meets(game, needs, crewOf(game, ship, controller), controller)),
  )
}
