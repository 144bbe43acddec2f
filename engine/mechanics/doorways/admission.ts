import { can } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import { locationOf } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { comesThrough } from '../../questions/doorways/questions.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import type { Admission, Way } from './words.ts'

/** A card on its way into play. */
export interface Entry {
  readonly card: CardId
  readonly player: PlayerName
  readonly way: Way
  /** Where it reports. */
  readonly at?: CardId
  /** The card by whose text it reports. */
  readonly by?: CardId
}

const admitting = cardsWith(text => text.admits)

/** Has the card the icon of those that come through doorways? */
export const isOfAnotherUniverse = (game: Game, card: CardId): boolean => !!game.facts(card).icons?.includes('au')

type Open = (game: Game, door: CardId) => boolean

const inForce: Open = (game, door) => can(game, door, 'keep text in force')

/** Has its player a card in play that lets it in, and that is open? */
export function isAdmitted(game: Game, entry: Entry, isOpen = inForce): boolean {
  if (!isOfAnotherUniverse(game, entry.card)) return true
  const open = admitting(game).filter(({ id }) => isOpen(game, id))
  const found = open.flatMap(door => admissionBy(game, door, entry) ?? [])
  for (const clause of found) game.credit(clause)
  return found.length > 0
}

/** Has the player one that lets in as many as come? */
export const isAdmittedWithoutLimit = (game: Game, entry: Entry): boolean =>
  admitting(game).some(
    door => inForce(game, door.id) && !!admissionBy(game, door, entry, ({ oncePerTurn }) => !oncePerTurn),
  )

/** What the player's open cards say of whom they let in. */
export const lettingIn = (game: Game, player: PlayerName): readonly Admission[] =>
  admitting(game)
    .filter(({ id, controller }) => controller === player && inForce(game, id))
    .flatMap(({ id }) => game.text(id).admits ?? [])

function admissionBy(
  game: Game,
  door: CardState,
  entry: Entry,
  such: (clause: Admission) => boolean = () => true,
): Admission | undefined {
  return game.text(door.id).admits?.find(clause => such(clause) && lets(game, door, clause, entry))
}

function lets(game: Game, door: CardState, clause: Admission, { card, player, way, at }: Entry): boolean {
  const { where, ways, here, oncePerTurn, byItsIcon } = clause
  if (!game.inForce(clause) || (ways && !ways.includes(way))) return false
  if (byItsIcon && game.underway.icon !== door.id) return false
  if (!matches(game, card, where, player)) return false
  if (here) {
    game.credit(clause)
    return at !== undefined && locationOf(game, at) === door.id
  }
  if (door.controller !== player) return false
  if (!oncePerTurn || !game.inForce(oncePerTurn) || !hasComeThrough(game, player)) return true
  game.credit(oncePerTurn)
  return false
}

/** Has a card of another universe of the player's come into play in this turn? */
export const hasComeThrough = (game: Game, player: PlayerName): boolean =>
  game.state.history.some(d => d.kind === 'came through' && d.player === player && d.turn === game.state.turn.number)

/** Refuses a card that no doorway lets into play. */
export function requireDoorway(game: Game, entry: Entry): void {
  if (!game.decide(comesThrough, entry))
    refuse('requirement', `No doorway of ${entry.player} is open for ${entry.card}`, [entry.card])
}

/** May the dilemma be met, as far as doorways are concerned? */
export const isMetThere = (game: Game, dilemma: CardId): boolean =>
  game.decide(comesThrough, { card: dilemma, player: game.card(dilemma).owner, way: 'is met' })

/** Keeps that a card of another universe has come into play. */
export function comeThrough(game: Game, player: PlayerName, card: CardId): void {
  if (isOfAnotherUniverse(game, card)) record(game, player, 'came through', card)
}
