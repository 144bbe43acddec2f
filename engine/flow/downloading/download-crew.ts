import type { Download } from '../../rules/downloading/questions.ts'
import { goesWith } from '../../state/cooperation.ts'
import type { CardId } from '../../state/state.ts'
import { refusalOf } from '../flow.ts'
import type { Game } from '../game.ts'
import { checkCoexistence } from '../playing/report.ts'
import { candidatesIn, sourcesOf } from './download-search.ts'

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
