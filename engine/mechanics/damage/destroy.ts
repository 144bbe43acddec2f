import { leftLast, record, remember } from '../../board/history.ts'
import { discard, move } from '../../board/moves.ts'
import { cardsIn, carriedBy, inPlay, locationOf } from '../../board/places.ts'
import { sitesOf } from '../../board/sites.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { areLostWithTheirShip } from '../../questions/beaming/settled.ts'
import { isSparedByDestruction } from '../../questions/docking/questions.ts'
import { isErasedWithItsVessel } from '../../questions/holograms/settled.ts'
import { leave } from '../dilemmas/settle.ts'
import { isHologram } from '../holograms/holograms.ts'
import { closing } from '../locations/close.ts'
import { window } from '../timing/window.ts'
import { rotate } from './damage.ts'
import { caughtInTheBlast } from './inner/blast.ts'
import { hasCompany } from './kill.ts'

/** Destroys the card, after players have answered that; `you` = whoever's text does it, who is asked where those go whose location it was. */
export function* destroyed(game: Game, card: CardId, by?: CardId, you?: PlayerName): Flow {
  yield* window(game, { on: 'destroyed', card, by: game.card(card).controller })
  if (!inPlay(game.card(card))) return
  const caught = caughtInTheBlast(game, card, by)
  const dead: Death[] = []
  const deed = (): void => void dead.push(...destroy(game, card, by))
  if (you === undefined || by === undefined) deed()
  else yield* closing(game, card, you, by, deed)
  for (const death of dead) yield* window(game, { on: 'killed', ...death, lost: true })
  for (const ship of caught) yield* rotate(game, ship)
}

/** Somebody who was killed with what carried him; `by` = who controlled him, `alone` = with no other personnel present. */
interface Death {
  readonly card: CardId
  readonly by: PlayerName
  readonly alone: boolean
}

/** Destroys the card and everything aboard; the deaths that this brought about. */
export function destroy(game: Game, card: CardId, by?: CardId): readonly Death[] {
  spareDocked(game, card)
  const at = locationOf(game, card)
  remember(game, { player: game.card(card).controller, kind: 'destroyed', card, ...(at ? { places: [at] } : {}) })
  const lost = [card, ...carriedBy(game, card)]
  game.tell({ event: 'destroyed', cards: [card], ...(by ? { by } : {}) })
  lost.push(...lostOnPlanets(game, card))
  const killed = lost.filter(id => game.facts(id).type === 'personnel' && !isErased(game, id))
  const deaths = killed.map(id => ({ card: id, by: game.card(id).controller, alone: !hasCompany(game, id) }))
  if (killed.length) game.tell({ event: 'killed', cards: killed })
  for (const death of deaths) record(game, death.by, 'killed', death.card)
  leave(game, card, 'destroyed')
  for (const id of killed) if (game.card(id).place === 'planet') discard(game, id)
  return deaths
}

/** Is it a hologram that is lost with its ship or facility without being killed? */
const isErased = (game: Game, id: CardId): boolean =>
  isHologram(game, id) && game.decide(isErasedWithItsVessel, { card: id })

/** Those whom the ship beamed down, where the law has them go with it. */
function lostOnPlanets(game: Game, ship: CardId): readonly CardId[] {
  const team = game.state.cards.filter(c => c.place === 'planet' && leftLast(game, c.id) === ship).map(c => c.id)
  return team.length && game.decide(areLostWithTheirShip, { ship }) ? team : []
}

/** Ships that the law spares are in space when the facility where they are docked is gone. */
function spareDocked(game: Game, facility: CardId): void {
  const mission = locationOf(game, facility)
  if (mission === undefined) return
  for (const at of [facility, ...sitesOf(game, facility)]) {
    const landed = !!game.text(at).landsShips
    for (const { id: ship } of cardsIn(game, 'docked', at))
      if (game.decide(isSparedByDestruction, { ship, at, landed })) move(game, ship, 'space', mission)
  }
}
