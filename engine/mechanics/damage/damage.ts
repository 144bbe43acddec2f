import type { MarkerSymbol } from '../../../cards/facts.ts'
import { isRotated } from '../../board/markers.ts'
import { impose } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { defaultDamage } from '../dilemmas/questions/procedure.ts'
import { isDestroyedWhenDamagedAgain } from '../self-controlled/questions.ts'
import { destroy, destroyed } from './destroy.ts'
import { hullLost } from './hull.ts'
import { type Placing, placeMarkers } from './markers.ts'
import {
  type Cause,
  damages,
  defaultMarkers,
  hullOfRotation,
  isDestroyedWithoutHULL,
  isRotatedBesides,
  type Method,
  methodOfDamage,
} from './questions.ts'

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
  if (method === 'rotation') return rotate(game, card, direct)
  if (method !== 'markers') return
  const placed = yield* placeMarkers(game, placing(game, card, player, blow))
  if (game.decide(isRotatedBesides, { card, bare: !placed })) rotate(game, card, direct)
  if (placed && hullLost(game, card) >= 100 && game.decide(isDestroyedWithoutHULL, { card }))
    yield* destroyed(game, card, by)
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
export function rotate(game: Game, card: CardId, direct = false): void {
  const again = isRotated(game, card)
  const lost = game.decide(hullOfRotation, { card, direct, again })
  const before = hullLost(game, card)
  if (!again) impose(game, card, 'rotated')
  if (lost === undefined) return rotateWithoutHULL(game, card, again, direct)
  if (before + lost >= 100 && game.decide(isDestroyedWithoutHULL, { card })) destroy(game, card)
}

/** Where nothing is said of HULL, what is damaged already is destroyed, and a direct hit counts twice. */
function rotateWithoutHULL(game: Game, card: CardId, again: boolean, direct: boolean): void {
  if ((again || direct) && game.decide(isDestroyedWhenDamagedAgain, { card })) destroy(game, card)
}
