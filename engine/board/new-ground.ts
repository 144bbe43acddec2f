import { Game } from '../kernel/game.ts'
import { cardsThatMaySay } from '../text/cards-with.ts'
import { remember } from './history.ts'
import { inPlay } from './places.ts'
import { quadrantOf } from './quadrant.ts'
import type { CardId, PlayerName, State } from './state.ts'

export interface AddedDeedKinds {
  /** `contents` = a card of which affiliation of the player's was seen in which quadrant. */
  'set foot in a quadrant': true
  /** `contents` = the quadrant, of what the text of the card does once in each. */
  'done in a quadrant': true
}

const kind = 'set foot in a quadrant'

const asking = cardsThatMaySay(text => text.plays?.some(({ on }) => on?.newGroundFor))

const affiliationsAsked = (game: Game): ReadonlySet<string> =>
  new Set(asking(game).flatMap(({ id }) => (game.text(id).plays ?? []).flatMap(({ on }) => on?.newGroundFor ?? [])))

/** Where cards of the affiliation of the player's are now. */
const quadrantsNow = (game: Game, player: PlayerName, affiliation: string): readonly string[] =>
  game.state.cards
    .filter(c => c.owner === player && inPlay(c) && game.facts(c.id).affiliations?.includes(affiliation))
    .flatMap(c => quadrantOf(game, c.id) ?? [])

/** Is, or was, a card of the affiliation of the player's there? */
export const hasBeenThere = (game: Game, player: PlayerName, affiliation: string, quadrant: string): boolean =>
  quadrantsNow(game, player, affiliation).includes(quadrant) || isKnown(game, player, affiliation, quadrant)

const isKnown = (game: Game, player: PlayerName, ...what: readonly string[]): boolean =>
  game.state.history.some(
    d => d.kind === kind && d.player === player && what.every((word, at) => d.contents?.[at] === word),
  )

/** Remembers where cards are, and were before the act, of which a text asks where they have been. */
export function noticeQuadrants(game: Game, since: State): void {
  const asked = affiliationsAsked(game)
  if (!asked.size) return
  const before = new Game(since, game.law)
  for (const affiliation of asked)
    for (const { name: player } of game.state.players)
      for (const quadrant of new Set([before, game].flatMap(one => quadrantsNow(one, player, affiliation))))
        if (!isKnown(game, player, affiliation, quadrant))
          remember(game, { player, kind, contents: [affiliation, quadrant] })
}

/** Does the text of a card of that title do this in the quadrant for the first time? Remembers it. */
export function isFirstInQuadrant(game: Game, player: PlayerName, card: CardId): boolean {
  const quadrant = quadrantOf(game, card)
  if (quadrant === undefined) return true
  const { title } = game.card(card)
  const done = game.state.history.some(
    d =>
      d.kind === 'done in a quadrant' &&
      d.player === player &&
      d.contents?.[0] === quadrant &&
      game.find(d.card ?? '')?.title === title,
  )
  if (!done) remember(game, { player, kind: 'done in a quadrant', card, contents: [quadrant] })
  return !done
}
