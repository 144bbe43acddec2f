import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Does the card nullify others, where it is played or used for that? */
export const nullifiesOthers = (game: Game, card: CardId): boolean =>
  [...(game.text(card).plays ?? []), ...(game.text(card).uses ?? [])].some(({ effects }) =>
    effects?.some(effect => effect.do === 'nullify'),
  )
