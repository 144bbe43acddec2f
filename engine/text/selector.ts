import type { Where } from '../../protocol/types.ts'
import { attachedTo } from '../board/attached.ts'
import type { Group } from '../board/group.ts'
import { whosePersonnel } from '../board/infiltrating.ts'
import { cardsIn, carriedBy, hostOf, isPersonnel, locationOf, presentWith, sideOf } from '../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { enhancesAnybody } from '../questions/capture/questions.ts'
import { isOneOfAll } from './all-cards.ts'
import { matches } from './match.ts'
import type { Filter, SelectorForms, SelectorNames, Who } from './text.ts'

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
  readonly wanted?: { readonly card?: CardId | undefined; readonly to?: Where | undefined }
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

/** The cards that each of these words stands for. */
export type SelectorsByName<Name extends keyof SelectorNames = keyof SelectorNames> = {
  readonly [N in Name]: (game: Game, context: Context) => readonly CardId[]
}

/** The cards that each of these forms means. */
export type SelectorsByForm<Key extends keyof SelectorForms = keyof SelectorForms> = {
  readonly [K in Key]: (game: Game, who: SelectorForms[K], context: Context) => readonly CardId[]
}

export interface AddedLanguage {
  readonly selectorsByName: SelectorsByName
  readonly selectorsByForm: SelectorsByForm
}

/** The cards that the words mean now. */
export function resolve(game: Game, who: Who, context: Context): readonly CardId[] {
  const { selectorsByName, selectorsByForm } = game.law.language
  if (typeof who === 'string') return selectorsByName[who](game, context)
  const key = Object.keys(who).find(word => Object.hasOwn(selectorsByForm, word)) as keyof SelectorForms
  return selectorsByForm[key](game, who as never, context)
}

const each = (game: Game, who: Who, context: Context, of: (id: CardId) => readonly CardId[]): readonly CardId[] =>
  resolve(game, who, context).flatMap(of)

/** The forms that belong to no mechanic. */
export const selectorsByForm: SelectorsByForm<
  | 'chosen'
  | 'crewOf'
  | 'teamsOf'
  | 'carriedBy'
  | 'othersWith'
  | 'all'
  | 'seedsUnder'
  | 'cardsIn'
  | 'cardsOn'
  | 'topOfDeck'
  | 'these'
  | 'presentAt'
  | 'involved'
> = {
  chosen: (_, { chosen }, context) => context.chosen?.[chosen] ?? [],
  crewOf: (game, { crewOf }, context) => each(game, crewOf, context, ship => crew(game, ship)),
  teamsOf: (game, who, context) => each(game, who.teamsOf, context, ship => teamsOf(game, ship)),
  carriedBy: (game, who, context) => each(game, who.carriedBy, context, id => carriedBy(game, id)),
  othersWith: (game, who, context) => each(game, who.othersWith, context, id => othersWith(game, id, who.where)),
  all(game, who, context) {
    const meant = isOneOfAll(game, who, context)
    return game.state.cards.filter(meant).map(c => c.id)
  },
  seedsUnder: (game, { seedsUnder, where, bottom }, context) =>
    each(game, seedsUnder, context, id => held(game, 'under', id, where, context.you).slice(0, bottom ? 1 : undefined)),
  cardsIn(game, who, { you }) {
    const whose = { you: [you], opponent: [opponentOf(game.state, you)], each: [you, opponentOf(game.state, you)] }
    const piles = [who.cardsIn].flat()
    return whose[who.of].flatMap(player => piles.flatMap(pile => cardsIn(game, pile, player).map(c => c.id)))
  },
  cardsOn: (game, { cardsOn, where }, context) =>
    each(game, cardsOn, context, id => held(game, 'on', id, where, context.you)),
  topOfDeck(game, { topOfDeck, of }, { you }) {
    const top = cardsIn(game, 'deck', of ? opponentOf(game.state, you) : you).slice(0, topOfDeck)
    return top.map(c => c.id)
  },
  these(game, { these, where = {}, without }, context) {
    const out = without === undefined ? [] : resolve(game, without, context)
    return resolve(game, these, context).filter(id => !out.includes(id) && matches(game, id, where, context.you))
  },
  presentAt: (game, who, context) => each(game, who.presentAt, context, id => presentAt(game, id, who.where, context)),
  involved: (game, { involved }, context) =>
    (context.involved ?? []).filter(id => matches(game, id, involved, context.you)),
}

function presentAt(game: Game, id: CardId, where: Filter, { you }: Context): readonly CardId[] {
  const inTheRoom = game.facts(id).type === 'site' ? cardsIn(game, 'site', id) : []
  const there = [...cardsIn(game, 'planet', id), ...cardsIn(game, 'aboard', id), ...inTheRoom].map(c => c.id)
  return there.flatMap(card => [card, ...attachedTo(game, card)]).filter(card => matches(game, card, where, you))
}

/** Where the group, or else the card, is. */
export const hereOf = (game: Game, c: Context): CardId | undefined => c.group?.mission ?? locationOf(game, c.this)

/** As a list. */
export const one = (id: CardId | undefined): readonly CardId[] => (id === undefined ? [] : [id])

/** The words that belong to no mechanic. */
export const selectorsByName: SelectorsByName<'this' | 'target' | 'host' | 'answered' | 'ship' | 'mission'> = {
  this: (_, c) => [c.this],
  target: (_, c) => c.targets ?? [],
  host: (game, c) => one(hostOf(game, c.this)),
  answered: (_, c) => one(c.answered),
  ship: (_, c) => one(c.group?.ship),
  mission: (game, c) => one(c.group?.mission ?? locationOf(game, c.this)),
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
    .filter(c => sideOf(game, c) === controller && ['personnel', 'equipment'].includes(game.facts(c.id).type))
    .map(c => c.id)
}

function teamsOf(game: Game, ship: CardId): readonly CardId[] {
  const mission = locationOf(game, ship)
  if (!mission) return []
  const { controller } = game.card(ship)
  return cardsIn(game, 'planet', mission)
    .filter(c => sideOf(game, c) === controller && game.facts(c.id).type !== 'ship')
    .map(c => c.id)
}

function othersWith(game: Game, id: CardId, where?: Filter): readonly CardId[] {
  const player = whosePersonnel(game, id)
  const { controller } = game.card(id)
  return presentWith(game, id).filter(
    other =>
      other !== id &&
      isPersonnel(game, other) &&
      whosePersonnel(game, other) === player &&
      (!where ||
        matches(game, other, where, controller) ||
        game.decide(enhancesAnybody, { equipment: id, user: other })),
  )
}
