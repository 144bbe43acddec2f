import type { Game } from '../kernel/game.ts'
import type { Effect } from '../text/text.ts'
import type { CardId, PlayerName } from './state.ts'

export interface AddedLanguage {
  /** Can the player carry out the instruction of a card that he is about to lay down? Each room speaks of its own words. */
  readonly feasible: readonly ((game: Game, player: PlayerName, card: CardId, effect: Effect) => boolean)[]
}

/** Would the player lay the card down in vain, as there is an instruction of it that he cannot carry out? */
export const isInVain = (game: Game, player: PlayerName, card: CardId, effects: readonly Effect[] = []): boolean =>
  effects.some(effect => !game.law.language.feasible.every(isIt => isIt(game, player, card, effect)))
