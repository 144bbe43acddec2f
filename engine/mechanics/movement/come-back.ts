import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { returnsBy } from '../../questions/docking/questions.ts'
import { carryOut } from '../../text/carry-out.ts'
import { speaksTo } from '../../text/you.ts'
import { carryOutAt } from '../timing/due.ts'

/** What cards on the ship, and on the facility, do when it has docked there. */
export function* comeBack(game: Game, ship: CardId, to: CardId): Flow {
  if (game.decide(returnsBy, { ship, to, how: 'docking' })) yield* returned(game, ship, to)
}

/** What they do when the ship has come to where a facility of its player is, where the law takes that for its return. */
export function* arrive(game: Game, ship: CardId): Flow {
  const { place, holder, controller } = game.card(ship)
  if (place !== 'space') return
  for (const { id: to, controller: whose } of cardsIn(game, 'space', holder))
    if (whose === controller && game.facts(to).type === 'facility')
      if (game.decide(returnsBy, { ship, to, how: 'being there' })) yield* returned(game, ship, to)
}

function* returned(game: Game, ship: CardId, to: CardId): Flow {
  for (const { id } of cardsIn(game, 'on', ship)) yield* carryOutAt(game, 'docks', speaksTo(game, id), id)
  for (const { id } of cardsIn(game, 'on', to)) {
    const texts = (game.text(id).timed ?? []).filter(text => text.at === 'docks here' && game.inForce(text))
    for (const text of texts) {
      game.credit(text)
      yield* carryOut(game, text.effects, { you: speaksTo(game, id), this: id, targets: [ship] })
    }
  }
}
