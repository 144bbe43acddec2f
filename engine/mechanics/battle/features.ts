import type { Language } from '../../kernel/language.ts'
import type { Features } from '../../text/match.ts'

/** What this room adds to the features of cards. */
export const features: Features<'defeated'> = {
  defeated: (game, id) => game.state.history.some(d => d.kind === 'lost a battle' && d.cards?.includes(id)),
}

export const pastFeatures: Language['pastFeatures'] = ['defeated']
