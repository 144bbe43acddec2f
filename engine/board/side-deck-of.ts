import type { Game } from '../kernel/game.ts'
import type { SideDeck } from '../questions/draws-and-discards/questions.ts'
import type { CardId } from './state.ts'

export interface AddedDeedKinds {
  'came from the Q-Continuum': true
  "came from Q's Tent": true
}

/** The side deck to which the card belongs: that of its kind, or the one that it came from. */
export function sideDeckOf(game: Game, card: CardId): SideDeck | undefined {
  const { type, keywords = [] } = game.facts(card)
  if (type === 'tactic') return 'bridge'
  if (type === 'tribble' || keywords.includes('Trouble')) return 'tribbles'
  const came = game.state.history.filter(d => d.card === card).map(d => d.kind)
  if (came.includes('came from the Q-Continuum')) return 'continuum'
  return came.includes("came from Q's Tent") ? 'tent' : undefined
}
