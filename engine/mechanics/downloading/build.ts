import { move } from '../../board/moves.ts'
import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { comesThrough } from '../../questions/doorways/questions.ts'
import { type BuildingDemand, type Download, demandedOfBuilding } from '../../questions/downloading/questions.ts'
import { isBuilt } from '../../questions/downloading/settled.ts'
import { matches } from '../../text/match.ts'
import type { Context } from '../../text/selector.ts'
import { comeThrough } from '../doorways/admission.ts'
import { standsAt, suits } from '../locations/placing.ts'
import { comesAsItIs, nativeAt } from '../reporting/natives.ts'
import type { Origin } from '../reporting/play.ts'
import { window } from '../timing/window.ts'
import { statedPlaces } from './inner/place.ts'

const places: ReadonlySet<string> = new Set(['mission', 'time location'])

/** The missions, and where a text says so time locations, where the facility may be put by a download. */
export function buildingPlaces(game: Game, download: Download, context: Context, card: CardId): readonly CardId[] {
  const { to } = download.text
  const stated = to && statedPlaces(game, to, context)
  return game.state.cards
    .filter(c => c.place === 'spaceline' && places.has(game.facts(c.id).type))
    .map(c => c.id)
    .filter(
      id => (stated ? stated.includes(id) : game.facts(id).type === 'mission') && mayBuild(game, download, card, id),
    )
}

function mayBuild(game: Game, download: Download, card: CardId, mission: CardId): boolean {
  const { player } = download
  const asItIs = comesAsItIs(game, card, nativeAt(game, player, card, mission))
  if (!asItIs && !game.decide(comesThrough, { card, player, way: 'play', at: mission })) return false
  const met: Readonly<Record<BuildingDemand, boolean>> = {
    ...suits(game, download.player, card, mission),
    text: isFounded(game, download.player, card, mission) && standsAt(game, download.player, card, mission),
  }
  return (Object.keys(met) as BuildingDemand[]).every(
    demand => met[demand] || isWaived(game, download, demand) || !isDemanded(game, download, card, demand),
  )
}

function isWaived(game: Game, { text }: Download, demand: BuildingDemand): boolean {
  const waiver = text.waives?.find(w => w.demand === demand && game.inForce(w))
  if (waiver) game.credit(waiver)
  return !!waiver
}

function isDemanded(game: Game, download: Download, card: CardId, demand: BuildingDemand): boolean {
  return game.decide(isBuilt, { card, download }) && game.decide(demandedOfBuilding, { demand, card, download })
}

/** Is somebody there whom the facility's own text asks for? */
export function isFounded(game: Game, player: PlayerName, card: CardId, mission: CardId): boolean {
  const { built } = game.text(card)
  if (built === 'never') return false
  const { where } = built ?? {}
  if (!where) return true
  return game.state.cards.some(
    c =>
      c.controller === player &&
      inPlay(c) &&
      locationOf(game, c.id) === mission &&
      matches(game, c.id, where, player, true),
  )
}

/** The facility comes into play, and the play may be answered. */
export function* build(
  game: Game,
  player: PlayerName,
  card: CardId,
  mission: CardId | undefined,
  origin: Origin,
): Flow {
  if (mission === undefined) return
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  yield* window(game, { on: 'played', card, by: player, as: 'facility', ...origin })
  if (game.card(card).place !== 'play') return
  comeThrough(game, player, card)
  move(game, card, 'space', mission)
}
