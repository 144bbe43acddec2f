import { hostOf } from '../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { youInADilemma } from '../questions/dilemmas/questions.ts'

/** Whom "you" means in the text of the card in play: its controller, the player beside whose draw deck it lies, or whoever the law says that a dilemma means. */
export function speaksTo(game: Game, id: CardId): PlayerName {
  const { place, holder, controller } = game.card(id)
  if (place === 'core' && game.text(id).besideADeck) return holder
  if (game.facts(id).type !== 'dilemma') return controller
  return game.decide(youInADilemma, { dilemma: id, facing: encounteredBy(game, id) })
}

/** Who put it into play by encountering it; where that is not known, the player of what it lies on. */
function encounteredBy(game: Game, id: CardId): PlayerName {
  const placed = game.state.history.filter(d => d.kind === 'placed' && d.card === id).at(-1)
  if (placed) return placed.player
  const host = hostOf(game, id)
  const isOnCard = host !== undefined && ['ship', 'personnel', 'facility'].includes(game.facts(host).type)
  return isOnCard ? game.card(host).controller : opponentOf(game.state, game.card(id).owner)
}
