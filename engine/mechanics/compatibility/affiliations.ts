import { individualsOf } from '../../board/individuals.ts'
import { guiseOf } from '../../board/infiltrating.ts'
import { lastingTexts } from '../../board/lasting.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { affects } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { isOfOneAffiliation } from '../../questions/compatibility/mode.ts'
import { countsAsBorg } from '../../questions/compatibility/questions.ts'
import { sharesAffiliation } from '../../questions/dual-personnel/questions.ts'
import type { Standing } from '../../text/in-play-text.ts'
import { matches } from '../../text/match.ts'

/** The affiliations that the card, or the individual, has at the moment. */
export function affiliationsOf(game: Game, id: CardId): readonly string[] {
  const people = individualsOf(game, id)
  if (people.length > 1) return [...new Set(people.flatMap(one => affiliationsOf(game, one)))]
  const imposed = imposedOn(game, id)
  if (imposed) return [imposed]
  if (isAssimilated(game, id)) return ['borg']
  const { affiliation } = guiseOf(game, id)
  if (affiliation) return [affiliation]
  return inUse(game, id)
}

/** Do the two cards share an affiliation? */
export function areOfOneAffiliation(game: Game, a: CardId, b: CardId): boolean {
  const own = affiliationsOf(game, a)
  return affiliationsOf(game, b).some(affiliation => own.includes(affiliation))
}

/** Have the Borg made the personnel one of theirs? */
const isAssimilated = (game: Game, id: CardId): boolean =>
  game.card(id).is.includes('assimilated') &&
  game.facts(id).type === 'personnel' &&
  game.decide(countsAsBorg, { card: cardOf(id) })

/** The affiliation in use of a card that has several, or all of them. */
function inUse(game: Game, id: CardId): readonly string[] {
  const { affiliations = [] } = game.facts(id)
  if (affiliations.length < 2) return affiliations
  const mode = modeOf(game, id)
  const there = inPlay(game.card(id))
  if (there && !mode) return affiliations
  const is = there ? 'in play' : mode ? 'entering' : 'out of play'
  return game.decide(isOfOneAffiliation, { card: cardOf(id), is }) ? [mode ?? affiliations[0]!] : affiliations
}

/** The mode in use: the card's, or the individual's own where the two do not share one. */
export function modeOf(game: Game, id: CardId): string | undefined {
  const { mode, modes } = game.card(id)
  return modes?.[id] ?? mode
}

const imposing = lastingTexts(s => s.affiliation)

function imposedOn(game: Game, id: CardId): string | undefined {
  for (const { card, standing } of imposing(game)) {
    if (!affects(game, card, standing, cardOf(id))) continue
    if (!reaches(game, card, standing, id)) continue
    game.credit(standing)
    return standing.affiliation
  }
  return undefined
}

/** The individual itself, or the other one if rules say that they share it. */
function reaches(game: Game, card: CardId, { affects: who }: Standing, id: CardId): boolean {
  if (typeof who === 'string' || !('all' in who)) return true
  const you = game.card(card).controller
  return matches(game, id, who.all, you) || game.decide(sharesAffiliation, { individual: id, by: 'an effect' })
}
