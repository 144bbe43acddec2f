import type { Game } from '../kernel/game.ts'
import { becomesOfAnInfiltrator, type Diamond, isInfiltrationIcon } from '../questions/compatibility/infiltration.ts'
import { factions, isPersonnelOfTheirs } from '../questions/compatibility/settled.ts'
import { type CardId, opponentOf, type PlayerName } from './state.ts'

export interface AddedDeedKinds {
  /** `contents` = the affiliation or faction as one of which it does. */
  'began to infiltrate': true
}

/** What infiltrating makes of a card. */
export interface Guise {
  readonly affiliation?: string
  readonly icon?: string
}

const inADiamond = ' infiltration'

/** The affiliations and factions of the infiltration icons that the card has. */
export function infiltrationIconsOf(game: Game, id: CardId): readonly string[] {
  const diamonds = game.facts(id).icons?.filter(icon => icon.endsWith(inADiamond)) ?? []
  const words = diamonds.map(icon => icon.slice(0, -inADiamond.length) as Diamond)
  return words.filter(diamond => game.decide(isInfiltrationIcon, { diamond }))
}

/** What infiltrating makes of the card at the moment: nothing, where it does not. */
export function guiseOf(game: Game, id: CardId): Guise {
  if (!game.card(id).is.includes('infiltrating')) return {}
  const begun = game.state.history.findLast(d => d.kind === 'began to infiltrate' && d.card === id)
  const [as] = begun?.contents ?? infiltrationIconsOf(game, id)
  if (as === undefined) return {}
  const kind = game.decide(factions, {}).includes(as) ? 'faction' : 'affiliation'
  return game.decide(becomesOfAnInfiltrator, { card: id, as, kind })
}

/** Whose personnel the card is for texts that speak of somebody's: an infiltrator is no less its own player's. */
export function whosePersonnel(game: Game, id: CardId): PlayerName {
  const { controller, is } = game.card(id)
  const isTheirs = is.includes('infiltrating') && game.decide(isPersonnelOfTheirs, { card: id })
  return isTheirs ? opponentOf(game.state, controller) : controller
}
