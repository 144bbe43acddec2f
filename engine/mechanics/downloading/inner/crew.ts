import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { refusalOf } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Download } from '../../../questions/downloading/questions.ts'
import { isAReportWithCrew } from '../../../questions/downloading/settled.ts'
import { goesWith } from '../../compatibility/cooperation.ts'
import { checkCoexistence } from '../../reporting/report.ts'
import { candidatesIn, sourcesOf } from '../search.ts'

/** Is somebody there to be downloaded with the card, where the text asks for it? */
export function canBeManned(game: Game, { player, by, text }: Download, card: CardId): boolean {
  const { crew } = text
  if (!crew || !game.inForce(crew)) return true
  game.credit(crew)
  const forCrew: Download = { player, by, text: { where: crew.where } }
  return candidatesIn(game, forCrew, sourcesOf(game, forCrew)).some(
    id => goesWith(game, id, card) && !refusalOf(() => checkCoexistence(game, player, id)),
  )
}

/** How many may come with a ship by texts in play, where that is a report with crew. */
export function crewAtMost(game: Game, { player, by, text }: Download): number {
  if (!text.asCrew) return Number.POSITIVE_INFINITY
  const limits = game.state.cards.flatMap(c => (inPlay(c) ? (game.text(c.id).limitsCrew ?? []) : []))
  return game.decide(isAReportWithCrew, { player, by }) ? Math.min(...limits) : Number.POSITIVE_INFINITY
}
