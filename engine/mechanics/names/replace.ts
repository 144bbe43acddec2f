import type { Act } from '../../../protocol/types.ts'
import { record, requireInHand, requireOwnCards } from '../../board/history.ts'
import { discard, move } from '../../board/moves.ts'
import { inPlay, isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeExchanged } from '../../questions/dual-personnel/questions.ts'
import { isReplacedLater, isReplacedTwice } from '../../questions/names/settled.ts'
import { checkTurnOfUse } from '../skills/when-used.ts'

export interface AddedDeedKinds {
  /** A card in play; these took its place. */
  'persona replaced': true
}

/** Exchanges a personnel in play for versions of the same personas from hand, which take its place. */
export function* replace(game: Game, player: PlayerName, act: Act): Flow {
  const out = act.card ?? malformed('wrong-target', 'No card was named')
  const into = act.targets ?? []
  const { place, holder } = game.card(out)
  requireOwnCards(game, player, [out])
  if (!inPlay(game.card(out))) malformed('wrong-place', `${out} is not in play`, [out])
  const says = game.text(out).replaceable
  if (says) checkTurnOfUse(game, player, out, { response: false, says })
  else if (isPersonnel(game, out)) checkStart(game, player, out)
  requireInHand(game, player, into)
  if (!into.length || !game.decide(mayBeExchanged, { out: [out], into }))
    refuse('wrong-target', `${out} is not replaced so`, [out, ...into], 'choice')
  for (const id of into) move(game, id, place, holder)
  record(game, player, 'persona replaced', out, into)
  discard(game, out)
}

/** Refuses a replacement after the start of the turn, or of what itself came so in this turn, where the law does. */
function checkStart(game: Game, player: PlayerName, card: CardId): void {
  const { number, phase, player: turnOf } = game.state.turn
  const since = game.state.history.filter(d => d.turn === number && d.player === player)
  const isLater =
    turnOf !== player ||
    !['start', 'play'].includes(phase) ||
    since.some(d => d.kind === 'play' || d.kind === 'reported')
  if (isLater && !game.decide(isReplacedLater, { card }))
    refuse('wrong-time', `${card} is replaced at the start of a turn`, [card])
  if (
    since.some(d => d.kind === 'persona replaced' && d.cards?.includes(card)) &&
    !game.decide(isReplacedTwice, { card })
  )
    refuse('limit', `${card} took the place of another version in this turn`, [card])
}
