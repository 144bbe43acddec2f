import { isEquipment, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { timeLocations } from '../../board/time-locations.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isForBothPlayers } from '../../questions/facilities/questions.ts'
import {
  kindOfLocation,
  type NativeWay,
  nativeGoes,
  nativeMayReportElsewhere,
  reportsAsNative,
} from '../../questions/locations/questions.ts'
import { nativeNeedsADoorway } from '../../questions/locations/settled.ts'
import { titlesWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'

/** The time location at which the card would report there as one of its natives. */
export function nativeAt(game: Game, player: PlayerName, card: CardId, to: CardId): CardId | undefined {
  const location = locationOf(game, to)
  if (location === undefined || !timeLocations(game).includes(location)) return undefined
  const native = isNativeTo(game, card, game.card(location).title)
  if (!game.decide(reportsAsNative, { card, location, native })) return undefined
  const way = wayTo(game, player, card, to)
  const mayUse = mayBeUsed(game, player, to)
  if (!way || !game.decide(nativeGoes, { card, to, way, mayUse })) return undefined
  return location
}

/** Does it report there without a doorway? */
export const comesAsItIs = (game: Game, card: CardId, location: CardId | undefined): boolean =>
  location !== undefined && !game.decide(nativeNeedsADoorway, { card, location })

const withNatives = titlesWith(text => text.natives)

/** Refuses a native that would report elsewhere, where the law does. */
export function checkElsewhere(game: Game, card: CardId): void {
  const homes = [...withNatives(game.law.texts)].filter(title => isNativeTo(game, card, title))
  if (!homes.length) return
  const inPlay = timeLocations(game).some(id => homes.includes(game.card(id).title))
  if (!game.decide(nativeMayReportElsewhere, { card, inPlay }))
    refuse('wrong-place', `${card} reports at its time location`, [card], 'choice')
}

function isNativeTo(game: Game, card: CardId, title: string): boolean {
  const { natives } = game.law.texts.get(title) ?? {}
  return !!natives && matches(game, card, natives, game.card(card).owner)
}

function wayTo(game: Game, player: PlayerName, card: CardId, to: CardId): NativeWay | undefined {
  const { type } = game.facts(card)
  const isVessel = type === 'ship' || type === 'facility'
  if (game.card(to).place === 'spaceline') {
    if (isVessel) return 'in space'
    return game.decide(kindOfLocation, { location: to }) === 'planet' ? 'on the planet' : undefined
  }
  if (type !== 'personnel' && !isEquipment(game, card)) return undefined
  return game.card(to).controller === player ? "aboard its player's" : "aboard the opponent's"
}

/** Is it the player's, or a facility of the opponent's that is for both? */
const mayBeUsed = (game: Game, player: PlayerName, to: CardId): boolean =>
  game.card(to).controller === player ||
  (game.facts(to).type === 'facility' && game.decide(isForBothPlayers, { facility: to, player, to: 'report' }))
