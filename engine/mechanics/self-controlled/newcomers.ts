import { inPlay, locationOf } from '../../board/places.ts'
import { preyAt, selfControlled } from '../../board/self-controlled.ts'
import type { CardId, State } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { hasMovedByAHurl } from '../../questions/battle/settled.ts'
import { strike } from './attack.ts'

/** What a card that no player controls had before it when an action began. */
export interface Sight {
  readonly card: CardId
  readonly at: CardId | undefined
  readonly prey: readonly CardId[]
  /** Everything at its location. */
  readonly there: readonly CardId[]
  readonly state: State
}

/** What all such cards have before them now. */
export function lookOut(game: Game): readonly Sight[] {
  return selfControlled(game).map(card => {
    const at = locationOf(game, card)
    const there = game.state.cards.filter(c => locationOf(game, c.id) === at).map(c => c.id)
    return { card, at, prey: preyAt(game, card), there, state: game.state }
  })
}

/** They attack what has come to where they are, or has become visible there, since the action began. */
export function* attackNewcomers(game: Game, sights: readonly Sight[]): Flow {
  for (const { card, at, prey, there, state } of sights) {
    if (locationOf(game, card) !== at) continue
    const known = new Set(state.cards.filter(inPlay).map(c => c.id))
    const fresh = preyAt(game, card).filter(id => known.has(id) && !prey.includes(id) && hasCome(game, id))
    const [came, shown] = [fresh.filter(id => !there.includes(id)), fresh.filter(id => there.includes(id))]
    yield* strike(game, card, 'something comes', came)
    yield* strike(game, card, 'something shows itself', shown)
  }
}

/** Has it come there as a ship does that moves, if it was hurled there? */
const hasCome = (game: Game, id: CardId): boolean =>
  !game.notes.hurls?.some(({ ship }) => ship === id) || game.decide(hasMovedByAHurl, { ship: id })
