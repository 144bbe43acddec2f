import type { MarkerSymbol } from '../../../cards/facts.ts'
import { record } from '../../board/history.ts'
import { isRotated } from '../../board/markers.ts'
import { impose, lift } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isDestroyedThoughRepaired } from '../../questions/damage/blast.ts'
import {
  type Cause,
  damages,
  defaultMarkers,
  hullOfRotation,
  isRotatedBesides,
  type Method,
  methodOfDamage,
} from '../../questions/damage/questions.ts'
import { defaultDamage } from '../../questions/dilemmas/procedure.ts'
import { isDestroyedWhenDamagedAgain } from '../../questions/self-controlled/questions.ts'
import { destroyed } from './destroy.ts'
import { hullLost, isLeftWithoutHULL } from './hull.ts'
import { type Placing, placeMarkers } from './markers.ts'
import { isHalfRepaired } from './repair-in-turns.ts'

/** What damages a card. */
export interface Blow {
  readonly cause: Cause
  readonly by?: CardId
  /** In a battle: it was a direct hit. */
  readonly direct?: boolean
  /** The current tactic of the player who fires. */
  readonly tactic?: CardId | undefined
  /** The markers that the card which damages shows itself. */
  readonly symbols?: readonly MarkerSymbol[] | undefined
}

/** Damages a ship or facility, as whoever damages it has a Battle Bridge or not. */
export function* damage(game: Game, card: CardId, blow: Blow): Flow {
  const player = game.decide(damages, { card })
  const method = methodOf(game, card, player, blow)
  const { direct = false, by } = blow
  if (method === 'rotation') return yield* rotate(game, card, direct, by)
  if (method !== 'markers') return
  const placed = yield* placeMarkers(game, placing(game, card, player, blow))
  if (game.decide(isRotatedBesides, { card, bare: !placed })) yield* rotate(game, card, direct, by)
  if (placed && isLeftWithoutHULL(game, card)) yield* destroyed(game, card, by)
}

function methodOf(game: Game, card: CardId, player: PlayerName, { cause, symbols }: Blow): Method {
  const left = cardsIn(game, 'bridge', player).length
  const uses = usesBridge(game, player)
  const method = game.decide(methodOfDamage, { card, cause, uses, left, symbols: !!symbols })
  if (cause !== 'dilemma' || symbols || method === 'none') return method
  const how = game.decide(defaultDamage, { ship: card, sideDeck: uses })
  return how === 'two markers' ? method : how
}

/** Has the player tactics, wherever they are: they are in no other deck. */
const usesBridge = (game: Game, player: PlayerName): boolean =>
  game.state.cards.some(c => c.owner === player && game.facts(c.id).type === 'tactic')

function placing(game: Game, card: CardId, player: PlayerName, { direct = false, tactic, symbols }: Blow): Placing {
  const printed = tactic === undefined ? undefined : game.facts(tactic).tactic
  const shown = symbols ?? (printed && (direct ? printed.directHit : printed.hit))
  const count = shown ? 0 : game.decide(defaultMarkers, { card, direct })
  return { card, player, tactic, symbols: shown ?? Array.from({ length: count }, () => 'next') }
}

/** Turned around; it is destroyed by a direct hit, or when it is turned around for the second time. */
export function* rotate(game: Game, card: CardId, direct = false, by?: CardId): Flow {
  const again = isRotated(game, card)
  const lost = game.decide(hullOfRotation, { card, direct, again })
  const before = hullLost(game, card)
  if (!again) impose(game, card, 'rotated')
  if (lost === undefined ? isTooMuch(game, card, again || direct, by) : isLeftWithoutHULL(game, card, before + lost))
    yield* destroyed(game, card, by)
}

/** Where nothing is said of HULL, what is damaged already is destroyed, and a direct hit counts twice. */
function isTooMuch(game: Game, card: CardId, twice: boolean, by: CardId | undefined): boolean {
  if (!twice) return damagedAnew(game, card, by)
  const half = isHalfRepaired(game, card)
  lift(game, card, 'half repaired')
  return game.decide(isDestroyedWhenDamagedAgain, { card, by, half })
}

/** Keeps by what the card is damaged; does the law destroy it, for that has damaged it before it was repaired? */
function damagedAnew(game: Game, ship: CardId, by: CardId | undefined): boolean {
  if (by === undefined) return false
  const before = game.state.history.some(d => d.kind === 'damaged' && d.card === ship && d.cards?.includes(by))
  record(game, game.card(ship).controller, 'damaged', ship, [by])
  return before && game.decide(isDestroyedThoughRepaired, { ship, by })
}
