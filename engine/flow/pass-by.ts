import type { TimedText } from '../cards/in-play-text.ts'
import { cardsIn } from '../state/places.ts'
import type { CardId } from '../state/state.ts'
import { carryOut } from './effects.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'
import { follow } from './stop.ts'

/** What the cards at the location do to a ship that flies on without stopping there. */
export function* passBy(game: Game, ship: CardId, at: CardId): Flow {
  for (const { card, text } of perils(game, at)) {
    game.credit(text)
    yield* carryOut(game, text.effects, { you: game.card(card).controller, this: card, targets: [ship] })
  }
}

/** Lets rules notice a ship that ended its move where flying on would have had consequences. */
export function noticeHalt(game: Game, ship: CardId): void {
  const { place, holder } = game.card(ship)
  if (place === 'space' && perils(game, holder).length) follow(game, { what: 'halted', card: ship, at: holder })
}

function perils(game: Game, at: CardId): readonly { readonly card: CardId; readonly text: TimedText }[] {
  return cardsIn(game, 'on', at).flatMap(({ id }) =>
    (game.text(id).timed ?? [])
      .filter(text => text.at === 'passed' && game.inForce(text))
      .map(text => ({ card: id, text })),
  )
}
