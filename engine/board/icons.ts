import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import { iconWhenAssimilated } from '../questions/borg/questions.ts'
import { keepsItsIcons } from '../questions/doorways/settled.ts'
import { adjustsEachIndividual } from '../questions/dual-personnel/settled.ts'
import { is, isItself } from './can.ts'
import { guiseOf } from './infiltrating.ts'
import type { CardId } from './state.ts'

export interface AddedLanguage {
  /** The icons that texts in play lend to the card, wherever it is. */
  readonly iconsLent: readonly ((game: Game, card: CardId) => readonly string[])[]
}

/** The icons that the card, or the individual, has now. */
export function iconsOf(game: Game, id: CardId): readonly string[] {
  const { icon: gained } = guiseOf(game, id)
  const own = [...printedIcons(game, id), ...(gained ? [gained] : [])]
  const lent = game.law.language.iconsLent.flatMap(lend => lend(game, id)).filter(icon => !own.includes(icon))
  const icons = [...own, ...lent]
  if (!isItself(game, id, 'assimilated') || !isAdjusted(game, id)) return icons
  return icons.map(icon => game.decide(iconWhenAssimilated, { card: id, icon }))
}

/** Those that are printed, as far as the law leaves them to a doorway that is closed. */
function printedIcons(game: Game, id: CardId): readonly string[] {
  const { icons = [], type } = game.facts(id)
  if (type !== 'doorway' || !icons.length || !is(game, id, 'closed')) return icons
  return game.decide(keepsItsIcons, { doorway: id }) ? icons : []
}

/** Where the two on a card are not adjusted each for itself, the first one is for both. */
function isAdjusted(game: Game, id: CardId): boolean {
  const card = cardOf(id)
  const first = game.facts(card).individuals?.[0]
  return id === card || game.decide(adjustsEachIndividual, { card }) || id === `${card}/${first?.title}`
}
