import type { Language } from '../../../kernel/language.ts'
import { subject } from '../download.ts'
import { fits, sourceOf } from '../search.ts'

/** An instruction to download is carried out where the player has a card to be had for it. */
const canBeHad: Language['feasible'][number] = (game, player, card, effect) => {
  if (effect.do !== 'download' || effect.may) return true
  const download = subject(effect, { you: player, this: card })
  return game.state.cards.some(({ id }) => fits(game, download, id) && sourceOf(game, download, id) !== undefined)
}

export const feasible: Language['feasible'] = [canBeHad]
