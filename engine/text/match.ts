import type { CardType } from '../../cards/facts.ts'
import { can, is } from '../board/can.ts'
import { individualsOf } from '../board/individuals.ts'
import { cardsIn, inPlay, locationOf, presentWith } from '../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Capability } from '../kernel/capability.ts'
import type { Game } from '../kernel/game.ts'
import { countsAsEvent, liesOnSpaceline } from '../kernel/happening.ts'
import { countsAsInterrupt } from '../mechanics/artifacts/questions.ts'
import { countsAsTheirs } from '../mechanics/capture/questions.ts'
import { affiliationsOf } from '../mechanics/compatibility/affiliations.ts'
import { countsAsOdd, passesFor } from '../mechanics/dilemmas/questions/planet.ts'
import { isUndefined } from '../mechanics/disabled/parts.ts'
import { countsAsEquipment, takenFor } from '../mechanics/disabled/questions.ts'
import { refersTo } from '../mechanics/names/names.ts'
import { oneFitsForBoth } from '../mechanics/selections/questions.ts'
import { countsAsAShip } from '../mechanics/self-controlled/questions.ts'
import { classificationOf } from '../mechanics/skills/changes.ts'
import { skillsOf } from '../mechanics/skills/sharing.ts'
import type { Attribute, Filter } from './text.ts'

/** Is the card like what the filter says under this key? */
type Feature = (game: Game, id: CardId, filter: Filter, you: PlayerName) => boolean

/** A test for each of these features of a `Filter`. */
export type Features<Key extends keyof Filter = keyof Filter> = { readonly [K in Key]-?: Feature }

declare module '../kernel/language.ts' {
  interface Language {
    /** A test for every feature that a filter may name. */
    readonly features: Features
  }
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
  gender: 'use gender',
  keyword: 'use lore',
  classification: 'use characteristics',
  name: 'count as in play',
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
  | 'exceptName'
  | 'is'
  | 'isNot'
  | 'skill'
  | 'classification'
  | 'species'
  | 'gender'
  | 'affiliation'
  | 'icon'
  | 'keyword'
  | 'kind'
  | 'region'
  | 'quadrant'
  | 'inSpace'
  | 'class'
  | 'over'
  | 'under'
  | 'odd'
  | 'sumUnder'
  | 'whose'
  | 'cardIn'
  | 'any'
  | 'not'
  | 'may'
  | 'bearing'
  | 'otherThan'
  | 'skills'
  | 'unique'
  | 'noCopyInPlay'
  | 'presentWith'
  | 'named'
  | 'onSpaceline'
> = {
  type: (game, id, f) => list(f.type!).some(type => isOfType(game, id, type)),
  name: (game, id, f) => list(f.name!).some(name => refersTo(game, name, game.card(id).title)),
  exceptName: (game, id, f) => !f.exceptName!.some(name => refersTo(game, name, game.card(id).title)),
  is: (game, id, f) => is(game, id, f.is!) || game.decide(takenFor, { card: id, condition: f.is! }),
  isNot: (game, id, f) => !is(game, id, f.isNot!),
  skill: (game, id, f) => levelOf(game, id, f.skill!) > 0,
  classification: (game, id, f) => classificationOf(game, id) === f.classification,
  species: (game, id, f) => !!game.facts(id).species?.some(s => s.toLowerCase() === f.species!.toLowerCase()),
  gender: (game, id, f) => game.facts(id).gender === f.gender,
  affiliation: (game, id, f) => affiliationsOf(game, id).includes(f.affiliation!),
  icon: (game, id, f) => !!game.facts(id).icons?.includes(f.icon!),
  keyword: (game, id, f) => hasKeyword(game, id, f.keyword!),
  kind: (game, id, f) => game.facts(id).kind === f.kind,
  region: (game, id, f) => regionOf(game, id) === f.region,
  quadrant: (game, id, f) => lineOf(game, id) === f.quadrant,
  inSpace: (game, id) => ['space', 'docked'].includes(game.card(id).place),
  class: (game, id, f) => game.facts(id).class === f.class,
  over: (game, id, f) => Object.entries(f.over!).every(([a, n]) => value(game, id, a as 'strength') > n!),
  under: (game, id, f) => Object.entries(f.under!).every(([a, n]) => isBelow(game, id, a as 'strength', n!)),
  odd: (game, id, f) => isOdd(game, id, value(game, id, f.odd!)),
  sumUnder: (game, id, f) => f.sumUnder!.of.reduce((sum, a) => sum + value(game, id, a), 0) < f.sumUnder!.limit,
  whose: (game, id, f, you) => playerOf(game, id) === (f.whose === 'yours' ? you : opponentOf(game.state, you)),
  cardIn: (game, id, f) => (f.cardIn === 'play' ? inPlay(game.card(id)) : game.card(id).place === f.cardIn),
  any: (game, id, f, you) => f.any!.some(each => matches(game, id, each, you)),
  not: (game, id, f, you) => !matches(game, id, f.not!, you),
  may: (game, id, f) => can(game, id, f.may!),
  bearing: (game, id, f) => isUnder(game, id, f.bearing!),
  otherThan: () => true,
  skills: (game, id, f) => Object.entries(f.skills!).every(([skill, level]) => levelOf(game, id, skill) >= level),
  unique: (game, id, f) => (game.facts(id).unique !== false) === f.unique,
  noCopyInPlay: (game, id) => !hasCopyInPlay(game, id),
  presentWith: (game, id, f, you) => presentWith(game, id).some(c => c !== id && matches(game, c, f.presentWith!, you)),
  named: (game, id, f) => game.card(id).named === f.named,
  onSpaceline: (game, id) => game.decide(liesOnSpaceline, { card: id }),
}

const playerOf = (game: Game, card: CardId): PlayerName => game.decide(countsAsTheirs, { card })

function hasKeyword(game: Game, card: CardId, keyword: string): boolean {
  const printed = game.facts(card).keywords ?? []
  return printed.some(k => k.toLowerCase() === keyword.toLowerCase()) || game.decide(passesFor, { card, keyword })
}

const isOdd = (game: Game, card: CardId, number: number): boolean => game.decide(countsAsOdd, { card, number })

function hasCopyInPlay(game: Game, id: CardId): boolean {
  const { title, owner } = game.card(id)
  return game.state.cards.some(c => c.id !== id && c.title === title && c.owner === owner && inPlay(c))
}

/** Under the influence of such a card: it lies there, or is being met. */
function isUnder(game: Game, id: CardId, name: string): boolean {
  const met = game.state.cards.filter(c => c.place === 'play' && game.facts(c.id).type === 'dilemma')
  return [...cardsIn(game, 'on', id), ...met].some(c => refersTo(game, name, c.title))
}

function isBelow(game: Game, id: CardId, attribute: Attribute, limit: number): boolean {
  return !isUndefined(game, id, attribute) && value(game, id, attribute) < limit
}

function isOfType(game: Game, id: CardId, type: CardType): boolean {
  const printed = game.facts(id).type
  if (type === printed) return true
  const isPlayed = printed === 'artifact' || printed === 'dilemma'
  if (type === 'ship') return isShipLike(game, id)
  if (type === 'equipment') return game.decide(countsAsEquipment, { card: id })
  if (!isPlayed) return false
  if (type === 'event') return game.decide(countsAsEvent, { card: id })
  return type === 'interrupt' && game.decide(countsAsInterrupt, { card: id })
}

/** Is it a ship although it is a card of another type? */
const isShipLike = (game: Game, card: CardId): boolean =>
  !!game.text(card).selfControlled && game.decide(countsAsAShip, { card })

function lineOf(game: Game, id: CardId): string | undefined {
  const at = locationOf(game, id)
  return at === undefined ? undefined : game.card(at).holder
}

function regionOf(game: Game, id: CardId): string | undefined {
  const at = locationOf(game, id)
  return at === undefined ? undefined : game.facts(at).region
}

/** Level of the skill; 0 = the card does not have it. */
export function levelOf(game: Game, id: CardId, skill: string): number {
  return skillsOf(game, id)[skill] ?? 0
}
