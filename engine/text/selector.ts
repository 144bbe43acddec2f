import { byDistance, endsOfLine, nearestWith } from '../board/line.ts'
import { cardsIn, carriedBy, hostOf, inPlay, isPersonnel, locationOf, presentWith } from '../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { type Group, sameTeam } from '../kernel/happening.ts'
import { worksWith } from '../mechanics/compatibility/cooperation.ts'
import { meant } from '../mechanics/dilemmas/taking-part.ts'
import { matches } from './match.ts'
import { personnelOf } from './personnel-selector.ts'
import type { Filter, Who } from './text.ts'

/** What the words of a card's text stand for while it is carried out. */
export interface Context {
  readonly you: PlayerName
  readonly this: CardId
  readonly targets?: readonly CardId[]
  /** The card that is answered. */
  readonly answered?: CardId
  /** The cards in the battle, or among those beamed, that is answered. */
  readonly involved?: readonly CardId[]
  /** Those who face the dilemma. */
  readonly group?: Group
  /** What a download is announced to fetch, and to where. */
  readonly wanted?: { readonly card?: CardId | undefined; readonly to?: readonly [string, string] | undefined }
  /** What the player forgoes for the text. */
  readonly inPlaceOf?: 'card draw' | 'card play'
  /** Its text has ended the attempt. */
  readonly ended?: true
  /** Everybody who could have been selected kept out of it. */
  readonly untargeted?: true
  /** Earlier selections by name. */
  readonly chosen?: Readonly<Record<string, readonly CardId[]>>
  /** The same, individual by individual where individuals were selected. */
  readonly picked?: Readonly<Record<string, readonly CardId[]>>
}

/** The cards that the words mean now. */
export function resolve(game: Game, who: Who, context: Context): readonly CardId[] {
  if (typeof who === 'string') return words[who](game, context)
  if ('chosen' in who) return context.chosen?.[who.chosen] ?? []
  if ('crewOf' in who) return resolve(game, who.crewOf, context).flatMap(ship => crew(game, ship))
  if ('teamsOf' in who) return resolve(game, who.teamsOf, context).flatMap(ship => teamsOf(game, ship))
  if ('carriedBy' in who) return resolve(game, who.carriedBy, context).flatMap(id => carriedBy(game, id))
  if ('othersWith' in who) return resolve(game, who.othersWith, context).flatMap(id => othersWith(game, id, who.where))
  if ('seedsUnder' in who)
    return resolve(game, who.seedsUnder, context).flatMap(id => held(game, 'under', id, who.where, context.you))
  if ('cardsIn' in who) {
    const both = [context.you, opponentOf(game.state, context.you)]
    const whose = who.of === 'each' ? both : who.of === 'you' ? both.slice(0, 1) : both.slice(1)
    return whose.flatMap(player => [who.cardsIn].flat().flatMap(pile => cardsIn(game, pile, player).map(c => c.id)))
  }
  if ('cardsOn' in who)
    return resolve(game, who.cardsOn, context).flatMap(id => held(game, 'on', id, who.where, context.you))
  if ('furthest' in who) return one(byDistance(game, here(game, context), who.furthest, context.you).at(-1))
  if ('nearestWith' in who) return one(nearestWith(game, here(game, context), who.nearestWith, context.you))
  if ('nearest' in who) return one(byDistance(game, here(game, context), who.nearest, context.you)[0])
  if ('topOfDeck' in who)
    return cardsIn(game, 'deck', context.you)
      .slice(0, who.topOfDeck)
      .map(c => c.id)
  if (!('all' in who)) return personnelOf(game, who, context)
  return all(game, who, context)
}

const here = (game: Game, c: Context): CardId | undefined => c.group?.mission ?? locationOf(game, c.this)

const one = (id: CardId | undefined): readonly CardId[] => (id === undefined ? [] : [id])

const words: Record<Extract<Who, string>, (game: Game, context: Context) => readonly CardId[]> = {
  this: (_, c) => [c.this],
  target: (_, c) => c.targets ?? [],
  host: (game, c) => one(hostOf(game, c.this)),
  answered: (_, c) => one(c.answered),
  facing: (game, c) => (c.group ? [...meant(game, c.group, c.this), ...c.group.equipment, ...one(c.group.ship)] : []),
  'personnel facing': (game, c) => (c.group ? meant(game, c.group, c.this) : []),
  ship: (_, c) => one(c.group?.ship),
  'ends of the spaceline': (game, c) => endsOfLine(game, here(game, c)),
  mission: (game, c) => one(c.group?.mission ?? locationOf(game, c.this)),
  'own team': (game, c) => teamOf(game, c.this),
}

function held(
  game: Game,
  place: 'on' | 'under',
  id: CardId,
  where: Filter | undefined,
  you: PlayerName,
): readonly CardId[] {
  const cards = cardsIn(game, place, id).map(c => c.id)
  return where ? cards.filter(card => matches(game, card, where, you)) : cards
}

function crew(game: Game, ship: CardId): readonly CardId[] {
  const { controller } = game.card(ship)
  return cardsIn(game, 'aboard', ship)
    .filter(c => c.controller === controller && ['personnel', 'equipment'].includes(game.facts(c.id).type))
    .map(c => c.id)
}

function teamsOf(game: Game, ship: CardId): readonly CardId[] {
  const mission = locationOf(game, ship)
  if (!mission) return []
  const { controller } = game.card(ship)
  return cardsIn(game, 'planet', mission)
    .filter(c => c.controller === controller && game.facts(c.id).type !== 'ship')
    .map(c => c.id)
}

function othersWith(game: Game, id: CardId, where?: Filter): readonly CardId[] {
  const { controller } = game.card(id)
  return presentWith(game, id).filter(
    other =>
      other !== id &&
      isPersonnel(game, other) &&
      game.card(other).controller === controller &&
      (!where || matches(game, other, where, controller)),
  )
}

/** The personnel of one team or crew: those present who belong together by the rulings on separate groups. */
export function teamOf(game: Game, id: CardId): readonly CardId[] {
  const { controller } = game.card(id)
  const present = presentWith(game, id).filter(c => game.card(c).controller === controller && isPersonnel(game, c))
  return present.filter(c => c === id || (worksWith(game, id, c) && game.decide(sameTeam, { a: id, b: c })))
}

function all(game: Game, who: Extract<Who, { all: unknown }>, context: Context): readonly CardId[] {
  const here = who.here ? (context.targets?.[0] ?? context.group?.mission ?? locationOf(game, context.this)) : undefined
  const others = who.all.otherThan ? resolve(game, who.all.otherThan, context) : []
  return game.state.cards
    .filter(
      c =>
        inPlay(c) &&
        !others.includes(c.id) &&
        (!here || locationOf(game, c.id) === locationOf(game, here)) &&
        matches(game, c.id, who.all, context.you),
    )
    .map(c => c.id)
}
