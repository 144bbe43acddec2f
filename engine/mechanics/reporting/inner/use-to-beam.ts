import type { Act } from '../../../../protocol/types.ts'
import { requireCan } from '../../../board/can.ts'
import { beginOrders, remember } from '../../../board/history.ts'
import { isPersonnel } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, malformed } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { UseText } from '../../../text/in-play-text.ts'
import { transport } from '../../beaming/beam.ts'
import { beamingBy, checkBeam } from '../../beaming/may-beam.ts'
import { recordUse } from '../use.ts'
import { checkOnce } from './how-often.ts'
import { destinationOf } from './transport.ts'

export interface AddedDeedKinds {
  /** By the text of the card. */
  'beamed out': true
  /** By the text that had beamed the same personnel in this turn. */
  'beamed back': true
}

/** Does the text take the same personnel once more in this turn, who have gone by it one way? */
function comesBack(game: Game, card: CardId, { andBack }: UseText, cards: readonly CardId[]): boolean {
  if (!andBack || !game.inForce(andBack)) return false
  const { turn, history } = game.state
  const deeds = history.filter(d => d.card === card && d.turn === turn.number)
  const out = deeds.find(d => d.kind === 'beamed out')
  if (!out || deeds.some(d => d.kind === 'beamed back')) return false
  const people = cards.filter(id => isPersonnel(game, id))
  game.credit(andBack)
  return people.every(id => out.cards?.includes(id))
}

/** Uses a text that beams the cards named. */
export function* useToBeam(game: Game, player: PlayerName, card: CardId, text: UseText, act: Act): Flow {
  const cards = act.targets ?? malformed('wrong-target', 'Nobody is named to be beamed', [], 'choice')
  requireCan(game, [card], 'use text')
  const isBack = comesBack(game, card, text, cards)
  if (!isBack) checkOnce(game, player, card, text)
  checkBeam(game, { player, cards, to: destinationOf(act), by: beamingBy(game, card) })
  beginOrders(game, player)
  game.credit(text)
  recordUse(game, player, card)
  remember(game, { player, kind: isBack ? 'beamed back' : 'beamed out', card, cards })
  yield* transport(game, player, cards, ...destinationOf(act), card)
}
