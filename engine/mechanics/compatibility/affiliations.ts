import { individualsOf } from '../../board/individuals.ts'
import type { CardId } from '../../board/state.ts'
import { affects, standings } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import type { Standing } from '../../text/in-play-text.ts'
import { matches } from '../../text/match.ts'
import { sharesAffiliation } from '../dual-personnel/questions.ts'

/** The affiliations that the card, or the individual, has at the moment. */
export function affiliationsOf(game: Game, id: CardId): readonly string[] {
  const people = individualsOf(game, id)
  if (people.length > 1) return [...new Set(people.flatMap(one => affiliationsOf(game, one)))]
  const imposed = imposedOn(game, id)
  if (imposed) return [imposed]
  const mode = modeOf(game, id)
  return mode ? [mode] : (game.facts(id).affiliations ?? [])
}

/** The mode in use: the card's, or the individual's own where the two do not share one. */
function modeOf(game: Game, id: CardId): string | undefined {
  const { mode, modes } = game.card(id)
  return modes?.[id] ?? mode
}

function imposedOn(game: Game, id: CardId): string | undefined {
  for (const { card, standing } of standings(game)) {
    if (!standing.affiliation || !affects(game, card, standing, cardOf(id))) continue
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
