import type { CardType } from '../../cards/facts.ts'
import { isAttached } from '../board/attached.ts'
import { can, is } from '../board/can.ts'
import { iconsOf } from '../board/icons.ts'
import { individualsOf } from '../board/individuals.ts'
import { infiltrationIconsOf, whosePersonnel } from '../board/infiltrating.ts'
import { cardsIn, inPlay, locationOf, presentWith } from '../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../board/state.ts'
import type { Capability } from '../kernel/capability.ts'
import type { Game } from '../kernel/game.ts'
import { isStillAnArtifact } from '../questions/artifacts/settled.ts'
import { countsAsTheirs } from '../questions/capture/questions.ts'
import { passesFor } from '../questions/dilemmas/planet.ts'
import { countsAsEquipment, takenFor } from '../questions/disabled/questions.ts'
import { isTakenForAShip } from '../questions/facilities/settled.ts'
import { kindOfLocation } from '../questions/locations/questions.ts'
import { countsAsEvent, countsAsInterrupt } from '../questions/nullifying/questions.ts'
import { isTheirsToo } from '../questions/seeding/settled.ts'
import { oneFitsForBoth } from '../questions/selections/questions.ts'
import { countsAsAShip } from '../questions/self-controlled/settled.ts'
import { isCalled } from '../questions/species/questions.ts'
import { standsInFor } from '../questions/staffing/questions.ts'
import { lies } from './lies.ts'
import { refersTo } from './names.ts'
import type { Filter } from './text.ts'

/** Is the card like what the filter says under this key? */
type Feature = (game: Game, id: CardId, filter: Filter, you: PlayerName) => boolean

/** A feature of which a test speaks by itself; `any` speaks of others. */
type Tested = Exclude<keyof Filter, 'any'>

/** A test for each of these features of a `Filter`. */
export type Features<Key extends Tested = Tested> = { readonly [K in Key]-?: Feature }

export interface AddedLanguage {
  /** A test for every feature that a filter may name. */
  readonly features: Features
  /** Features of what has happened to a card or at it: they count when it is targeted, and not afterwards. */
  readonly pastFeatures: readonly (keyof Filter)[]
}

/** Is the card, or one of the individuals on it, like that? `using` = the player relies on the features, which a status may forbid. */
export function matches(game: Game, id: CardId, filter: Filter, you: PlayerName, using = false): boolean {
  const people = individualsOf(game, id)
  const fitting = people.filter(one => fits(game, one, filter, you, using))
  if (!fitting.length || fitting.length === people.length) return fitting.length > 0
  return game.decide(oneFitsForBoth, { card: id, filter })
}

function fits(game: Game, id: CardId, filter: Filter, you: PlayerName, using: boolean): boolean {
  for (const key of Object.keys(filter) as (keyof Filter)[]) {
    if (filter[key] === undefined) continue
    if (key === 'any') {
      if (!filter.any!.some(each => matches(game, id, each, you, using))) return false
      continue
    }
    if (!game.law.language.features[key](game, id, filter, you)) return false
    if (using && !usable(game, id, key)) return false
  }
  return true
}

const capabilityOf: Partial<Record<keyof Filter, Capability>> = {
  skill: 'use skills',
  over: 'use attributes',
  under: 'use attributes',
  icon: 'use icons',
  affiliation: 'use icons',
  species: 'use species',
  word: 'use species',
  sign: 'use icons',
  gender: 'use gender',
  keyword: 'use lore',
  system: 'use special equipment',
  classification: 'use characteristics',
  class: 'use characteristics',
  name: 'count as in play',
  persona: 'count as in play',
}

function usable(game: Game, id: CardId, key: keyof Filter): boolean {
  const needed = capabilityOf[key]
  return !needed || can(game, id, needed)
}

const list = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T])

/** The features that belong to no mechanic. */
export const features: Features<
  | 'type'
  | 'name'
  | 'is'
  | 'icon'
  | 'keyword'
  | 'kind'
  | 'copyInPlay'
  | 'whose'
  | 'cardIn'
  | 'not'
  | 'may'
  | 'bearing'
  | 'otherThan'
  | 'unique'
  | 'presentWith'
> = {
  type: (game, id, f) => list(f.type!).some(type => isOfType(game, id, type)),
  name: (game, id, f) => isNamed(game, id, list(f.name!)),
  is: (game, id, f) => is(game, id, f.is!) || game.decide(takenFor, { card: id, condition: f.is! }),
  icon: (game, id, f) => hasIcon(game, id, f.icon!),
  keyword: (game, id, f) => hasKeyword(game, id, f.keyword!),
  kind: (game, id, f) => game.decide(kindOfLocation, { location: whereItFlies(game, id) }) === f.kind,
  copyInPlay: (game, id, f) => hasCopyInPlay(game, id) === f.copyInPlay,
  whose: (game, id, f, you) => isOf(game, id, f.whose === 'yours' ? you : opponentOf(game.state, you)),
  cardIn: (game, id, f) => lies(game, id, f.cardIn!),
  not: (game, id, f, you) => !matches(game, id, f.not!, you),
  may: (game, id, f) => can(game, id, f.may!),
  bearing: (game, id, f) => isUnder(game, id, f.bearing!),
  otherThan: () => true,
  unique: (game, id, f) => (game.facts(id).unique !== false) === f.unique,
  presentWith: (game, id, f, you) => presentWith(game, id).some(c => c !== id && matches(game, c, f.presentWith!, you)),
}

/** The location of a ship; anything else is looked at itself. */
const whereItFlies = (game: Game, id: CardId): CardId => (game.facts(id).type === 'ship' && locationOf(game, id)) || id

function hasCopyInPlay(game: Game, id: CardId): boolean {
  const { title, owner } = game.card(id)
  return game.state.cards.some(c => c.id !== id && c.title === title && c.owner === owner && inPlay(c))
}

/** Has the card one of the names? A location that was destroyed has none where its title is gone. */
const isNamed = (game: Game, id: CardId, names: readonly string[]): boolean => {
  const { title, left } = game.card(id)
  const isNameless = left && game.left(id)?.facts.title === ''
  return !isNameless && names.some(name => refersTo(game, name, title))
}

const playerOf = (game: Game, card: CardId): PlayerName =>
  game.card(card).is.includes('infiltrating') ? whosePersonnel(game, card) : game.decide(countsAsTheirs, { card })

/** Is it the player's, or has he a card of the same location that makes it his, too? */
function isOf(game: Game, card: CardId, player: PlayerName): boolean {
  if (playerOf(game, card) === player) return true
  const own = cardsIn(game, 'shares', card).find(c => c.owner === player)
  return own !== undefined && game.decide(isTheirsToo, { location: card, player, own: own.id })
}

/** Has it the icon, or one that the law lets stand in for it? */
function hasIcon(game: Game, id: CardId, needed: string): boolean {
  if (needed === 'infiltration') return infiltrationIconsOf(game, id).length > 0
  const icons = iconsOf(game, id)
  return (
    icons.includes(needed) || icons.some(icon => game.decide(standsInFor, { icon, needed, to: 'do something else' }))
  )
}

function hasKeyword(game: Game, card: CardId, keyword: string): boolean {
  if (keyword === 'equipment artifact' && !isAnArtifact(game, card)) return false
  return (
    game.decide(isCalled, { printed: game.facts(card), word: keyword, card }) ||
    game.decide(passesFor, { card, keyword })
  )
}

/** Under the influence of such a card: it lies there, or is being met. */
function isUnder(game: Game, id: CardId, name: string): boolean {
  const met = game.state.cards.filter(c => c.place === 'play' && game.facts(c.id).type === 'dilemma')
  return [...cardsIn(game, 'on', id), ...met].some(c => refersTo(game, name, c.title))
}

function isOfType(game: Game, id: CardId, type: CardType): boolean {
  const printed = game.facts(id).type
  if (type === printed) return type !== 'artifact' || isAnArtifact(game, id)
  const isPlayed = printed === 'artifact' || printed === 'dilemma' || printed === 'doorway'
  if (type === 'ship' && printed === 'facility') return game.decide(isTakenForAShip, { facility: id })
  if (type === 'ship') return isShipLike(game, id)
  if (type === 'equipment') return game.decide(countsAsEquipment, { card: id })
  if (!isPlayed) return false
  if (type === 'event') return game.decide(countsAsEvent, { card: id })
  return type === 'interrupt' && game.decide(countsAsInterrupt, { card: id })
}

const isAnArtifact = (game: Game, card: CardId): boolean =>
  !isAttached(game, card) || game.decide(isStillAnArtifact, { card })

/** Is it a ship although it is a card of another type? */
const isShipLike = (game: Game, card: CardId): boolean =>
  !!game.text(card).selfControlled && game.decide(countsAsAShip, { card })
