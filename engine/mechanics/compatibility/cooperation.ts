import { lastingTexts } from '../../board/lasting.ts'
import { inPlay, locationOf, sideOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { affects } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { isSubjectTo } from '../../questions/compatibility/infiltration.ts'
import {
  affiliationsGoTogether,
  doesNotWorkWith,
  type Joining,
  liftsWhatATextSays,
  type Mixing,
  mayJoin,
  mayMixBy,
  mixAtTheMission,
  type Pair,
} from '../../questions/compatibility/questions.ts'
import { factionsGoTogether } from '../../questions/compatibility/settled.ts'
import { matches } from '../../text/match.ts'
import { speaksTo } from '../../text/you.ts'
import { affiliationsOf } from './affiliations.ts'
import { areOfOneFaction } from './factions.ts'

/** Do two cards of one player mix and cooperate? */
export function worksWith(game: Game, a: CardId, b: CardId): boolean {
  return goTogether(game, a, b) && !rejects(game, a, b) && !rejects(game, b, a)
}

/** Is it the player's own outpost, of an affiliation with which that of the ship has a treaty? */
export function isOutpostOfAnAlly(game: Game, ship: CardId, outpost: CardId): boolean {
  const { controller } = game.card(ship)
  if (game.card(outpost).controller !== controller) return false
  return areAllied(game, controller, affiliationsOf(game, ship), affiliationsOf(game, outpost))
}

/** Does the card's text say that it does not work with the other one, and does nothing lift that? */
export function rejects(game: Game, card: CardId, other: CardId): boolean {
  const clauses = game.text(card).doesNotWorkWith ?? []
  const you = game.card(card).controller
  const found = clauses.find(c => game.inForce(c) && matches(game, other, c.whom, you))
  if (!found || !game.decide(doesNotWorkWith, { card, other })) return false
  if (goTogether(game, card, other) && !game.decide(doesNotWorkWith, { card, other, evenThoughCompatible: true }))
    return false
  const of = clauses.every(({ whom }) => isOfAffiliation(whom)) ? 'affiliations' : 'something else'
  const lifted = (by: Mixing): boolean => game.decide(liftsWhatATextSays, { card, other, by, of })
  if ((mixes(game, card) || mixes(game, other)) && lifted('regardless of affiliation')) return false
  if (isCovered(game, card, other) && lifted('treaty')) return false
  game.credit(found)
  return true
}

/** Does the filter ask for nothing but affiliations? */
function isOfAffiliation(filter: object): boolean {
  return Object.entries(filter).every(([key, value]) =>
    key === 'any' ? (value as readonly object[]).every(isOfAffiliation) : key === 'affiliation',
  )
}

function goTogether(game: Game, a: CardId, b: CardId): boolean {
  if (goesWith(game, a, b) || names(game, a, b) || names(game, b, a)) return true
  const may = (by: Mixing): boolean => game.decide(mayMixBy, { a, b, by })
  if (isCovered(game, a, b) && may('treaty')) return true
  return ((mixes(game, a) || mixes(game, b)) && may('regardless of affiliation')) || confer(game, a, b)
}

/** Does the text of the card, wherever that is, say that it is compatible with the other one? */
function names(game: Game, card: CardId, other: CardId): boolean {
  const own = game.text(card).standing?.find(s => s.affects === 'this' && s.compatibleWith && game.inForce(s))
  if (!own) return isMadeCompatible(game, card, other)
  game.credit(own)
  return matches(game, other, own.compatibleWith!, game.card(card).controller) || isMadeCompatible(game, card, other)
}

const reconciling = lastingTexts(s => s.compatibleWith)

/** Does the text of a card in play make the one compatible with the other? */
const isMadeCompatible = (game: Game, card: CardId, other: CardId): boolean =>
  reconciling(game).some(({ card: by, standing }) => {
    if (!affects(game, by, standing, card)) return false
    game.credit(standing)
    return matches(game, other, standing.compatibleWith!, speaksTo(game, by))
  })

/** May the card join the other one in this? */
export const joins = (game: Game, card: CardId, other: CardId, to: Joining, aboard?: CardId): boolean =>
  game.decide(mayJoin, { card, other, to, compatible: worksWith(game, card, other), ...(aboard ? { aboard } : {}) })

/** Are they compatible by affiliation, whatever texts say? */
export const goesWith = (game: Game, card: CardId, other: CardId): boolean =>
  agree(game, { own: affiliationsOf(game, card), there: affiliationsOf(game, other), of: [card, other] }) ||
  (areOfOneFaction(game, card, other) && game.decide(factionsGoTogether, { card, other }))

/** Are cards of these affiliations compatible with cards of those? What has none goes with all. */
export const agree = (game: Game, pair: Pair): boolean =>
  !pair.own.length || !pair.there.length || game.decide(affiliationsGoTogether, pair)

/** Has a player whose cards count for both of them a treaty in play that both recognize? */
export const isCovered = (game: Game, a: CardId, b: CardId): boolean =>
  areOpposed(game, a, b) ? isLetByItsPlayer(game, a, b) : haveATreaty(game, a, b)

/** Are they on the sides of different players, so that none of either may be of the other's company anyway? */
const areOpposed = (game: Game, a: CardId, b: CardId): boolean =>
  sideOf(game, game.card(a)) !== sideOf(game, game.card(b))

const isLetByItsPlayer = (game: Game, a: CardId, b: CardId): boolean =>
  areAllied(game, game.card(a).controller, affiliationsOf(game, a), affiliationsOf(game, b))

const haveATreaty = (game: Game, a: CardId, b: CardId): boolean =>
  game.state.players.some(
    ({ name: player }) =>
      [a, b].every(card => game.decide(isSubjectTo, { card, player })) &&
      areAllied(game, player, affiliationsOf(game, a), affiliationsOf(game, b)),
  )

/** Has the player a treaty in play that some of both affiliations recognize? */
export function areAllied(game: Game, you: PlayerName, ...sides: readonly (readonly string[])[]): boolean {
  return game.state.cards.some(card => {
    const parties = game.text(card.id).treaty
    if (!parties || card.controller !== you || !inPlay(card)) return false
    return sides.every(side => side.some(one => parties.includes(one)))
  })
}

const mixing = lastingTexts(s => s.mixes)

/** Does a card let it mix regardless of affiliation? */
function mixes(game: Game, id: CardId): boolean {
  const found = mixing(game).find(({ card, standing }) => affects(game, card, standing, id))
  if (found) game.credit(found.standing)
  const deed = game.state.history.find(d => d.kind === 'reported to mix' && d.card === id)
  if (deed) for (const ruling of deed.contents ?? []) game.credit({ ruling })
  return !!found || !!deed
}

/** Are they on a planet whose mission lets everybody mix? */
function confer(game: Game, a: CardId, b: CardId): boolean {
  const mission = locationOf(game, a)
  if (mission === undefined || game.card(a).holder !== mission || game.card(b).holder !== mission) return false
  const { mixing } = game.text(mission)
  if (!mixing || !game.inForce(mixing)) return false
  const attempting = game.underway.attempt === mission
  if (!game.decide(mixAtTheMission, { mission, attempting })) return false
  game.credit(mixing)
  return true
}
