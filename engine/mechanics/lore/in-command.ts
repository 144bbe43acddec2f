import { can } from '../../board/can.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { type Command, commandersAtOnce, commandsFromThere, servesAs } from '../../questions/lore/questions.ts'
import { besideOtherShips, textMakesCommander } from '../../questions/lore/settled.ts'
import { matches } from '../../text/match.ts'
import { isFacilityCommander, isMatchingCommander } from './commanders.ts'

/** Is the personnel in command of the ship or facility now, being aboard and of use? */
export function isInCommand(game: Game, id: CardId, vessel: CardId): boolean {
  if (game.facts(vessel).type === 'facility') return commandsFacility(game, id, vessel)
  return cardsIn(game, 'aboard', vessel).some(card => card.id === id) && commands(game, id, vessel)
}

/** Does the personnel command the ship, so that its cards count with that? */
export function commands(game: Game, id: CardId, ship: CardId | undefined): boolean {
  if (!ship || !can(game, id, 'be matching commander')) return false
  return isMatchingCommander(game, game.facts(id), game.facts(ship)) || commandsByText(game, id, ship)
}

/** Does a card say that he may, or has he been selected by one that says so? */
function commandsByText(game: Game, id: CardId, ship: CardId): boolean {
  const { mayCommand } = game.text(id)
  const may = !!mayCommand && matches(game, ship, mayCommand, game.card(id).controller)
  if (may && game.decide(textMakesCommander, { card: id, ship, text: 'may be' })) return true
  return isSelected(game, id, ship) && game.decide(textMakesCommander, { card: id, ship, text: 'selected' })
}

const isSelected = (game: Game, id: CardId, ship: CardId): boolean =>
  game.state.history.findLast(deed => deed.kind === 'commander selected' && deed.card === ship)?.cards?.[0] === id

function commandsFacility(game: Game, id: CardId, facility: CardId): boolean {
  const { place, holder, controller } = game.card(id)
  return (
    isFacilityCommander(game, game.facts(id), game.facts(facility)) &&
    game.decide(commandsFromThere, {
      card: id,
      facility,
      aboard: place === 'aboard' && holder === facility,
      ofOnePlayer: controller === game.card(facility).controller,
    })
  )
}

/** Has it matching commanders, or is its commander taken for one? */
export const isCommandable = (game: Game, vessel: CardId): boolean =>
  game.facts(vessel).type === 'ship' ||
  (game.facts(vessel).type === 'facility' && game.decide(servesAs, { is: 'facility', as: 'matching' }))

/** Would the personnel be one if it were aboard? */
export function couldCommand(game: Game, id: CardId, vessel: CardId): boolean {
  const [personnel, printed] = [game.facts(id), game.facts(vessel)]
  return printed.type === 'ship'
    ? isMatchingCommander(game, personnel, printed)
    : isFacilityCommander(game, personnel, printed)
}

/** Of how many matching commanders aboard does the ship, or what counts as one, have the benefits now? */
export function benefitsOf(game: Game, vessel: CardId): number {
  if (game.facts(vessel).type === 'facility') return aboardWho(game, vessel, isTakenFor('matching')).length
  const { length } = aboardWho(game, vessel, commands)
  if (!length || !hasThemBesideOthers(game, vessel)) return 0
  return Math.min(length, mostAtOnce(game, vessel, length))
}

/** Has the facility its commander aboard, or somebody who counts as that? */
export function hasFacilityCommander(game: Game, facility: CardId): boolean {
  return [commandsFacility, isTakenFor('facility')].some(holds => aboardWho(game, facility, holds).length)
}

type InCommand = (game: Game, id: CardId, vessel: CardId) => boolean

/** Is one kind of commander taken for the other? */
function isTakenFor(as: Command): InCommand {
  return (game, id, vessel) =>
    as === 'matching'
      ? commandsFacility(game, id, vessel) && game.decide(servesAs, { is: 'facility', as })
      : commandsAShipAt(game, id, vessel) && game.decide(servesAs, { is: 'matching', as })
}

const commandsAShipAt = (game: Game, id: CardId, facility: CardId): boolean =>
  cardsIn(game, 'docked', facility).some(ship => commands(game, id, ship.id))

function mostAtOnce(game: Game, ship: CardId, commanders: number): number {
  const { servedBy } = game.text(ship)
  if (!servedBy || !game.inForce(servedBy)) return game.decide(commandersAtOnce, { ship, commanders })
  game.credit(servedBy)
  return servedBy.commanders
}

function hasThemBesideOthers(game: Game, ship: CardId): boolean {
  const { controller } = game.card(ship)
  const inOrder = game.state.cards.map(card => card.id)
  const others = inOrder
    .slice(0, inOrder.indexOf(ship))
    .filter(id => game.card(id).controller === controller && aboardWho(game, id, commands).length)
  return !others.length || game.decide(besideOtherShips, { ship, others })
}

const aboardWho = (game: Game, vessel: CardId, holds: InCommand): readonly CardId[] =>
  cardsIn(game, 'aboard', vessel)
    .map(card => card.id)
    .filter(id => holds(game, id, vessel))
