import { isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'

/** A personnel of Borg affiliation, in the mode in which it is used. */
export const isBorg = (game: Game, id: CardId): boolean =>
  isPersonnel(game, id) && affiliationsOf(game, id).includes('borg')
