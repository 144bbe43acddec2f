import type { Act, Where } from '../../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { yours } from '../../../board/targets.ts'
import { type Flow, malformed, refusalOf } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { beamingBy, checkBeam } from '../../beaming/may-beam.ts'
import { wholeCards } from '../../dual-personnel/shared-fate.ts'
import { select } from '../../selections/select.ts'
import { checkDocked } from './docked-targets.ts'

/** Where a card that beams takes the cards named; at a location, to the planet. */
export function destinationOf(act: Act): Where {
  const [place, holder] = act.to ?? malformed('wrong-place', 'Beaming needs a destination', [], 'choice')
  return [place === 'space' ? 'planet' : place, holder]
}

/** Those whom a card that beams could take to the destination. */
export function beamable(game: Game, player: PlayerName, act: Act): readonly CardId[] {
  const to = destinationOf(act)
  const by = beamingBy(game, act.card!)
  return yours(game, player).filter(
    id => game.card(id).holder !== to[1] && !refusalOf(() => checkBeam(game, { player, cards: [id], to, by })),
  )
}

/** Refuses a card that beams where it cannot beam those named, or anybody at all. */
export function checkTransport(game: Game, player: PlayerName, act: Act): void {
  const cards = act.targets ?? beamable(game, player, act)
  for (const from of new Set(cards.map(card => game.card(card).holder)))
    if (game.find(from)) checkDocked(game, from, act.card!)
  checkBeam(game, { player, cards, to: destinationOf(act), by: beamingBy(game, act.card!) })
}

/** The cards named, or, where none were, those that the player chooses now. */
export function* beamed(game: Game, player: PlayerName, act: Act): Flow<readonly CardId[]> {
  if (act.targets) return wholeCards(game, act.targets)
  const from = beamable(game, player, act)
  return yield* select(game, { who: player, from, count: from.length, atLeast: 1, by: act.card! })
}
