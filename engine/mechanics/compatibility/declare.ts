import { crewOf, inPlay, isVessel, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName, State } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isOfOneAffiliation } from '../../questions/compatibility/mode.ts'
import { declaresItsMode, takesAnyMode } from '../../questions/compatibility/settled.ts'
import { isDemandedOfThePlace } from '../../questions/locations/questions.ts'
import { chooseTerm } from '../selections/select.ts'
import { affiliationsOf } from './affiliations.ts'
import { agree, areAllied } from './cooperation.ts'

/** Has the card several affiliations, of which none is in use yet and one must be declared? */
const lacksItsMode = (game: Game, card: CardId): boolean =>
  (game.facts(card).affiliations?.length ?? 0) > 1 &&
  game.card(card).mode === undefined &&
  game.decide(declaresItsMode, { card })

/** Sets the mode that was named for a card that is about to enter play, if one was. */
export function nameMode(game: Game, card: CardId, named: string | undefined): void {
  const mode = named?.toLowerCase()
  if (mode === undefined || !lacksItsMode(game, card)) return
  if (!game.facts(card).affiliations!.includes(mode) && !game.decide(takesAnyMode, { card, mode }))
    refuse('affiliation', `${card} has no ${mode} mode`, [card], 'choice')
  game.change(card, { mode })
}

/** Those with whom a card that comes aboard has to go: the ship or facility, and the player's crew. */
export const companyOn = (game: Game, player: PlayerName, holder: CardId): readonly CardId[] =>
  isVessel(game, holder) ? [holder, ...crewOf(game, holder, player)] : []

/** Its player declares the mode of a card that enters play: one that fits those with whom it will be. */
export function* declareMode(game: Game, player: PlayerName, card: CardId, company: readonly CardId[]): Flow {
  if (lacksItsMode(game, card)) yield* chooseMode(game, player, card, fitting(game, player, card, company))
}

function* chooseMode(game: Game, player: PlayerName, card: CardId, modes: readonly string[]): Flow {
  const mode = yield* chooseTerm(player, modes.length ? modes : game.facts(card).affiliations!, card)
  game.change(card, { mode })
}

/** The modes in which the card is compatible with all of these. */
function fitting(game: Game, player: PlayerName, card: CardId, company: readonly CardId[]): readonly string[] {
  const { affiliations = [] } = game.facts(card)
  const ofOne = game.decide(isOfOneAffiliation, { card, is: 'entering' })
  return affiliations.filter(mode => {
    const own = ofOne ? [mode] : affiliations
    return company.every(other => {
      const there = affiliationsOf(game, other)
      return other === card || agree(game, { own, there, of: [card, other] }) || areAllied(game, player, own, there)
    })
  })
}

/** Is the mode of the facility one of those for whom the mission is, where the law wants that? */
function matchesMission(game: Game, facility: CardId, mode: string, mission: CardId): boolean {
  const { attemptedBy = [] } = game.facts(mission)
  if (attemptedBy.includes('any') || attemptedBy.includes(mode)) return true
  return !game.decide(isDemandedOfThePlace, { demand: 'matching affiliation', facility, at: mission })
}

/** The modes of cards that have come into play since then without one. */
export function* declareModes(game: Game, before: State): Flow {
  if (game.state.cards === before.cards) return
  const earlier = new Set(before.cards.filter(inPlay).map(c => c.id))
  for (const { id } of game.state.cards) {
    if (earlier.has(id)) continue
    const { holder, controller } = game.card(id)
    if (!inPlay(game.card(id)) || !game.find(holder)) continue
    const mission = locationOf(game, id)
    if (game.facts(id).type !== 'facility')
      yield* declareMode(game, controller, id, companyOn(game, controller, holder))
    else if (lacksItsMode(game, id))
      yield* chooseMode(
        game,
        controller,
        id,
        game.facts(id).affiliations!.filter(mode => mission === undefined || matchesMission(game, id, mode, mission)),
      )
  }
}
