import type { Act } from '../../../../protocol/types.ts'
import { requireCan } from '../../../board/can.ts'
import { beginOrders } from '../../../board/history.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, malformed } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { UseText } from '../../../text/in-play-text.ts'
import { transport } from '../../beaming/beam.ts'
import { beamingBy, checkBeam } from '../../beaming/may-beam.ts'
import { recordUse } from '../use.ts'
import { checkOnce } from './how-often.ts'
import { destinationOf } from './transport.ts'

/** Uses a text that beams the cards named. */
export function* useToBeam(game: Game, player: PlayerName, card: CardId, text: UseText, act: Act): Flow {
  const cards = act.targets ?? malformed('wrong-target', 'Nobody is named to be beamed', [], 'choice')
  requireCan(game, [card], 'use text')
  checkOnce(game, player, card, text)
  checkBeam(game, { player, cards, to: destinationOf(act), by: beamingBy(game, card) })
  beginOrders(game, player)
  game.credit(text)
  recordUse(game, player, card)
  yield* transport(game, player, cards, ...destinationOf(act), card)
}
