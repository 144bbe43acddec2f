import type { Place } from '../../../protocol/types.ts'
import { record } from '../../board/history.ts'
import { impose, move } from '../../board/moves.ts'
import { cardsIn, inPlay, isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { kill } from '../../mechanics/damage/kill.ts'
import { comeThrough, requireDoorway } from '../../mechanics/doorways/admission.ts'
import { checkCoexistence } from '../../mechanics/reporting/report.ts'
import { putUnder } from '../../mechanics/seeding/put-under.ts'
import { matches } from '../../text/match.ts'

/** A kind of place. */
export type Kind = 'vessel' | 'planet' | 'space' | 'gap' | 'table' | 'seeds' | 'pile' | 'dilemma'

/** What becomes of a card where it is sent. */
export type Fate = 'killed' | 'captured'

/** Where a card is sent to. */
export interface Target {
  readonly kind: Kind | 'on a dilemma' | 'out of the game' | 'elsewhere'
  readonly place: Place
  readonly holder: string
}

interface Sent {
  readonly card: CardId
  readonly by: CardId
  readonly you: PlayerName
  readonly becomes: Fate | undefined
}

export interface AddedDeedKinds {
  /** Beneath a mission, out of the player's hand. */
  sent: true
}

const piles: ReadonlySet<Place> = new Set(['hand', 'deck', 'discard'])

export function kindOfPlace(game: Game, place: Place, holder: string, you: PlayerName): Target['kind'] {
  if (piles.has(place)) return 'pile'
  if (place === 'core') return holder === you ? 'table' : 'elsewhere'
  if (place === 'removed') return 'out of the game'
  const at = game.find(holder)
  if (!at || !inPlay(at)) return 'elsewhere'
  const { type, kind } = game.facts(holder)
  if (type === 'mission' && place === 'under') return 'seeds'
  if (type === 'mission') return kind === 'space' || (kind === 'dual' && place === 'space') ? 'space' : 'planet'
  if (type === 'ship' || type === 'facility') return 'vessel'
  if (type === 'dilemma') return 'dilemma'
  if (place === 'aboard') return 'vessel'
  return at.place === 'spaceline' ? 'gap' : 'elsewhere'
}

/** It is there now, and what the place does to it happens. */
export function* arrive(game: Game, { card, by, you, becomes }: Sent, { kind, place, holder }: Target): Flow {
  if (kind === 'pile' || kind === 'out of the game') return putInPile(game, card, place, holder)
  requireDoorway(game, { card, player: you, way: kind === 'seeds' ? 'seed in play' : 'report' })
  if (kind === 'seeds') return hide(game, you, card, holder)
  checkCoexistence(game, you, card)
  comeThrough(game, you, card)
  move(game, card, spots[kind] ?? 'on', holder)
  if (becomes === 'killed') yield* kill(game, [card], by)
  if (becomes === 'captured' && isPersonnel(game, card)) {
    game.tell({ event: 'captured', cards: [card], player: game.card(holder).controller })
    impose(game, card, 'captive')
  }
}

const spots: Partial<Record<Target['kind'], Place>> = {
  vessel: 'aboard',
  planet: 'planet',
  space: 'space',
  gap: 'space',
  table: 'core',
  dilemma: 'aboard',
}

/** Into a hand or pile, whose player may use it as one of his own. */
function putInPile(game: Game, card: CardId, place: Place, holder: PlayerName): void {
  move(game, card, place, holder)
  if (place !== 'removed') game.change(card, { holder, controller: holder })
}

/** Under the mission, or in what its player has seeded there that takes it. */
function hide(game: Game, you: PlayerName, card: CardId, mission: CardId): void {
  const store = cardsIn(game, 'under', mission).find(c => {
    const taken = game.text(c.id).takesBeneath?.whenSeeded
    return c.owner === you && !!taken && matches(game, card, taken, you)
  })
  if (store) move(game, card, 'under', store.id)
  else putUnder(game, card, mission)
  record(game, you, 'sent', card)
}
