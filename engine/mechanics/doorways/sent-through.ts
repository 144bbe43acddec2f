import type { CardId } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Language } from '../../kernel/language.ts'
import { isOfTheFormat } from '../../questions/doorways/sending.ts'
import { isUsedThroughADoorway } from '../../questions/doorways/settled.ts'
import { requireDoorway } from './admission.ts'

/** Is the card one through which others come when its player says so? */
export const isSentThrough = (game: Game, card: CardId): boolean => !!game.text(card).uses?.some(use => use.anywhere)

/** Refuses one that is not legal, or for which a doorway must be open and none is. */
export const useChecks: Language['useChecks'] = [
  (game, player, card, { anywhere }) => {
    if (!anywhere) return
    if (!game.decide(isOfTheFormat, { card })) refuse('forbidden', `${card} is not legal in this format`, [card])
    if (game.decide(isUsedThroughADoorway, { card, player })) requireDoorway(game, { card, player, way: 'play' })
  },
]
