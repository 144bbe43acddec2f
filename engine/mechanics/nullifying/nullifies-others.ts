import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { nullify } from '../../text/not-nullified.ts'

/** Does the card nullify others, where it is played or used for that? */
export const nullifiesOthers = (game: Game, card: CardId): boolean =>
  [...(game.text(card).plays ?? []), ...(game.text(card).uses ?? [])].some(({ effects }) => nullify(effects))
