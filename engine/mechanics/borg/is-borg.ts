import { isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { bindsBorgOfAnother } from '../../questions/missions/questions.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'

/** A personnel of Borg affiliation, in the mode in which it is used. */
export const isBorg = (game: Game, id: CardId): boolean =>
  isPersonnel(game, id) && affiliationsOf(game, id).includes('borg')

/** A Borg who is bound by what binds Borg, whoever controls it. */
export const isBoundAsBorg = (game: Game, id: CardId): boolean => {
  if (!isBorg(game, id)) return false
  const { controller, owner } = game.card(id)
  return controller === owner || game.decide(bindsBorgOfAnother, { card: id })
}
