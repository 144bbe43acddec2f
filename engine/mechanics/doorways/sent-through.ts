import type { CardId } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Language } from '../../kernel/language.ts'
import { isOfTheFormat } from '../../questions/doorways/sending.ts'
import { isUsedThroughADoorway } from '../../questions/doorways/settled.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { requireDoorway } from './admission.ts'

/** Does the text send others through the card, to where its player says? */
export const sendsThrough = ({ effects }: Pick<UseText, 'effects'>): boolean =>
  effects.some(effect => effect.do === 'send through')

/** Is the card one through which others come when its player says so? */
export const isSentThrough = (game: Game, card: CardId): boolean => !!game.text(card).uses?.some(sendsThrough)

/** Refuses one that is not legal, or for which a doorway must be open and none is. */
export const useChecks: Language['useChecks'] = [
  (game, player, card, text) => {
    if (!sendsThrough(text)) return
    if (!game.decide(isOfTheFormat, { card })) refuse('forbidden', `${card} is not legal in this format`, [card])
    if (game.decide(isUsedThroughADoorway, { card, player })) requireDoorway(game, { card, player, way: 'play' })
  },
]
