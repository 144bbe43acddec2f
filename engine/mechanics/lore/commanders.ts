import type { CardFacts } from '../../../cards/facts.ts'
import type { Game } from '../../kernel/game.ts'
import {
  type Command,
  commandsByName,
  makesFacilityCommander,
  makesMatchingCommander,
  type Said,
  versionCounts,
} from '../../questions/lore/questions.ts'
import { statements } from './names.ts'

/** Is the personnel a matching commander of the ship, by what is printed on both? */
export function isMatchingCommander(game: Game, personnel: CardFacts, ship: CardFacts): boolean {
  return isCommander(game, personnel, ship, 'matching')
}

/** Is the personnel the commander of the facility, by what is printed on both? */
export function isFacilityCommander(game: Game, personnel: CardFacts, facility: CardFacts): boolean {
  return isCommander(game, personnel, facility, 'facility')
}

function isCommander(game: Game, personnel: CardFacts, vessel: CardFacts, as: Command): boolean {
  if (personnel.type !== 'personnel' || (as === 'facility' && vessel.type !== 'facility')) return false
  const named = game.decide(commandsByName, { personnel, vessel, as })
  return named ?? (isSaid(game, personnel, vessel, as) || isSaidOfVersions(game, personnel, vessel, as))
}

function isSaid(game: Game, personnel: CardFacts, vessel: CardFacts, as: Command): boolean {
  return said(game, personnel, vessel).some(about =>
    as === 'matching' ? game.decide(makesMatchingCommander, about) : game.decide(makesFacilityCommander, about),
  )
}

/** What the lore of either says of the other. */
function said(game: Game, personnel: CardFacts, vessel: CardFacts): readonly Said[] {
  return [
    ...statements(game, personnel.title, vessel).map(name => ({ personnel, vessel, lore: 'vessel' as const, name })),
    ...statements(game, vessel.title, personnel).map(name => ({ personnel, vessel, lore: 'personnel' as const, name })),
  ]
}

/** Is it said of another version of one of the two, which the law takes for that one? */
function isSaidOfVersions(game: Game, personnel: CardFacts, vessel: CardFacts, as: Command): boolean {
  const counts = (card: CardFacts, version: CardFacts, which: 'personnel' | 'vessel'): boolean =>
    game.decide(versionCounts, { card, version, which, as })
  return (
    versionsOf(game, personnel).some(v => isSaid(game, v, vessel, as) && counts(personnel, v, 'personnel')) ||
    versionsOf(game, vessel).some(v => isSaid(game, personnel, v, as) && counts(vessel, v, 'vessel'))
  )
}

/** The cards whose names it carries as persona. */
const versionsOf = (game: Game, card: CardFacts): readonly CardFacts[] =>
  (card.persona ?? []).flatMap(title => game.printed(title) ?? [])
