import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { affects, standings } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'
import { affiliationsOf } from './affiliations.ts'
import {
  affiliationsGoTogether,
  doesNotWorkWith,
  liftsWhatATextSays,
  type Mixing,
  mixAtTheMission,
} from './questions.ts'

/** Do two cards of one player mix and cooperate? */
export function worksWith(game: Game, a: CardId, b: CardId): boolean {
  return goTogether(game, a, b) && !rejects(game, a, b) && !rejects(game, b, a)
}

/** Does the card's text say that it does not work with the other one, and does nothing lift that? */
export function rejects(game: Game, card: CardId, other: CardId): boolean {
  const clauses = game.text(card).doesNotWorkWith ?? []
  const you = game.card(card).controller
  const found = clauses.find(c => game.inForce(c) && matches(game, other, c.whom, you))
  if (!found || !game.decide(doesNotWorkWith, { card, other })) return false
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
  if (game.decide(affiliationsGoTogether, { a, b })) return true
  return isCovered(game, a, b) || mixes(game, a) || mixes(game, b) || confer(game, a, b)
}

/** Are they compatible by affiliation? Equipment, non-aligned and neutral cards go with all; others with their own. */
export function goesWith(game: Game, card: CardId, other: CardId): boolean {
  return agree(affiliationsOf(game, card), affiliationsOf(game, other))
}

/** Are cards of these affiliations compatible with cards of those? */
export function agree(own: readonly string[], there: readonly string[]): boolean {
  const open = (list: readonly string[]): boolean =>
    !list.length || list.includes('non-aligned') || list.includes('neutral')
  return open(own) || open(there) || own.some(a => there.includes(a))
}

/** Has their player a treaty in play that both recognize? */
const isCovered = (game: Game, a: CardId, b: CardId): boolean =>
  areAllied(game, game.card(a).controller, affiliationsOf(game, a), affiliationsOf(game, b))

/** Has the player a treaty in play that some of both affiliations recognize? */
export function areAllied(game: Game, you: PlayerName, ...sides: readonly (readonly string[])[]): boolean {
  return game.state.cards.some(card => {
    const parties = game.text(card.id).treaty
    if (!parties || card.controller !== you || !inPlay(card)) return false
    return sides.every(side => side.some(one => parties.includes(one)))
  })
}

/** Does a card let it mix regardless of affiliation? */
function mixes(game: Game, id: CardId): boolean {
  const found = standings(game).find(({ card, standing }) => standing.mixes && affects(game, card, standing, id))
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
