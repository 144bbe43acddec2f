import type { CardFacts } from '../../../cards/facts.ts'
import { can } from '../../board/can.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { statements } from './names.ts'
import { commandsByName, makesFacilityCommander, makesMatchingCommander, type Said } from './questions.ts'

/** Is the personnel a matching commander of the ship, by what is printed on both? */
export function isMatchingCommander(game: Game, personnel: CardFacts, ship: CardFacts): boolean {
  const named = game.decide(commandsByName, { personnel, vessel: ship })
  return named ?? said(game, personnel, ship).some(about => game.decide(makesMatchingCommander, about))
}

/** Is the personnel the commander of the facility, by what is printed on both? */
export function isFacilityCommander(game: Game, personnel: CardFacts, facility: CardFacts): boolean {
  if (facility.type !== 'facility') return false
  return said(game, personnel, facility).some(about => game.decide(makesFacilityCommander, about))
}

/** What the lore of either says of the other. */
function said(game: Game, personnel: CardFacts, vessel: CardFacts): readonly Said[] {
  if (personnel.type !== 'personnel') return []
  return [
    ...statements(game, personnel.title, vessel).map(name => ({ personnel, vessel, lore: 'vessel' as const, name })),
    ...statements(game, vessel.title, personnel).map(name => ({ personnel, vessel, lore: 'personnel' as const, name })),
  ]
}

/** Is the personnel in command of the ship or facility now, being aboard and of use? */
export function isInCommand(game: Game, id: CardId, vessel: CardId): boolean {
  if (!cardsIn(game, 'aboard', vessel).some(card => card.id === id)) return false
  const [personnel, printed] = [game.facts(id), game.facts(vessel)]
  if (printed.type === 'facility') return isFacilityCommander(game, personnel, printed)
  return commands(game, id, vessel)
}

/** Does the personnel command the ship, so that its cards count with that? */
export function commands(game: Game, id: CardId, ship: CardId | undefined): boolean {
  if (!ship || !can(game, id, 'be matching commander')) return false
  return isMatchingCommander(game, game.facts(id), game.facts(ship))
}
