import { cardsIn, carriedBy } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { suffersInPassing } from '../../../questions/locations/questions.ts'
import { carryOut } from '../../../text/carry-out.ts'
import type { TimedText } from '../../../text/in-play-text.ts'
import { meets } from '../../../text/requirement.ts'
import { attackPassing } from '../../self-controlled/attack.ts'
import { follow } from '../../stopped/stop.ts'
import { actsAsOne } from '../../timing/due.ts'

/** What the cards at the location do to a ship that flies on without stopping there. */
export function* passBy(game: Game, ship: CardId, at: CardId): Flow {
  yield* suffer(game, ship, at, 'passed')
  if (game.decide(suffersInPassing, { ship, location: at })) yield* suffer(game, ship, at, 'stopped at')
  yield* attackPassing(game, ship, at)
}

/** What the location, and the cards on it, do to a ship that ends its move there. */
export function* stopAt(game: Game, ship: CardId): Flow {
  const { place, holder } = game.card(ship)
  if (place === 'space') yield* suffer(game, ship, holder, 'stopped at')
}

/** What the location, and the cards on it, do to the ship. */
export function* suffer(game: Game, ship: CardId, at: CardId, when: Peril): Flow {
  for (const { card, text } of perils(game, at, when)) {
    game.credit(text)
    yield* carryOut(game, text.effects, { you: game.card(card).controller, this: card, targets: [ship] })
  }
}

/** Lets rules notice a ship that ended its move where flying on would have had consequences. */
export function noticeHalt(game: Game, ship: CardId): void {
  const { place, holder } = game.card(ship)
  if (place === 'space' && perils(game, holder, 'passed').length)
    follow(game, { what: 'halted', card: ship, at: holder })
}

type Peril = 'passed' | 'stopped at'

interface Threat {
  readonly card: CardId
  readonly text: TimedText
}

function perils(game: Game, at: CardId, when: Peril): readonly Threat[] {
  const all = [at, ...[...cardsIn(game, 'on', at), ...cardsIn(game, 'space', at)].map(c => c.id)].flatMap(id =>
    (game.text(id).timed ?? [])
      .filter(text => text.at === when && game.inForce(text))
      .map(text => ({ card: id, text })),
  )
  return all.filter((one, index) => !isOneWith(game, one, all.slice(0, index)))
}

/** Does a copy do the same, with which it acts as one? */
function isOneWith(game: Game, { card, text }: Threat, others: readonly Threat[]): boolean {
  const { title } = game.card(card)
  return others.some(other => game.card(other.card).title === title) && actsAsOne(game, text)
}

/** Does a card on the location keep the ship from flying on in the same move? */
export function isHaltedAt(game: Game, ship: CardId, at: CardId): boolean {
  const halt = cardsIn(game, 'on', at)
    .map(c => game.text(c.id).halts)
    .find(
      text =>
        text && game.inForce(text) && !meets(game, text.unless, carriedBy(game, ship), game.card(ship).controller),
    )
  if (halt) game.credit(halt)
  return !!halt
}
