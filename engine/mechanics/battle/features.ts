import type { Language } from '../../kernel/language.ts'
import { type Features, matches } from '../../text/match.ts'

/** What this room adds to the features of cards. */
export const features: Features<'adversaryOf' | 'defeated'> = {
  adversaryOf(game, id, { adversaryOf }, you) {
    const adversary = game.notes.adversaries?.[id]
    return adversary !== undefined && matches(game, adversary, adversaryOf!, you)
  },
  defeated: (game, id) => game.state.history.some(d => d.kind === 'lost a battle' && d.cards?.includes(id)),
}

export const pastFeatures: Language['pastFeatures'] = ['defeated']
