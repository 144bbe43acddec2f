import type { Act } from '../../protocol/types.ts'
import { is } from '../state/ask.ts'
import { carriedBy, inPlay } from '../state/places.ts'
import { type CardId, opponentOf } from '../state/state.ts'
import type { Context } from '../state/who.ts'
import { refuse } from './flow.ts'
import type { Game } from './game.ts'

/** The opponent of those who face a dilemma controls the ships and all aboard, and may act with them now; then the turn goes on. */
export function handOver(game: Game, ships: readonly CardId[], { group, this: by }: Context): void {
  if (!group || !ships.length) return
  const cards = ships.flatMap(ship => [ship, ...carriedBy(game, ship)])
  const player = opponentOf(game.state, group.player)
  for (const card of cards) game.change(card, { controller: player })
  const interlude = { turnOf: group.player, cards, by }
  game.state = { ...game.state, interlude, turn: { ...game.state.turn, player } }
}

const notWithThem: ReadonlySet<string> = new Set(['play', 'report', 'download', 'seed'])

/** Refuses what is not done with the cards that were given away for now. */
export function checkInterlude(game: Game, act: Act): void {
  const { interlude } = game.state
  if (!interlude) return
  const places = act.from?.[0] === 'aboard' ? [act.from[1]] : []
  const acting = [...(act.cards ?? []), ...places, ...(act.kind === 'move' && act.card ? [act.card] : [])]
  const others = acting.filter(id => !interlude.cards.includes(id))
  if (notWithThem.has(act.kind) || others.length)
    refuse('wrong-time', `Only the cards taken by ${interlude.by} act now`, others, 'start', interlude.by)
}

/** The cards go back, and the turn goes on. */
export function endInterlude(game: Game): void {
  const { interlude, ...state } = game.state
  if (!interlude) return
  game.state = { ...state, turn: { ...state.turn, player: interlude.turnOf } }
  for (const card of interlude.cards) if (inPlay(game.card(card))) game.change(card, { controller: interlude.turnOf })
}

/** Ends it when none of the cards can act any more. */
export function endInterludeIfStopped(game: Game): void {
  const able = game.state.interlude?.cards.some(id => inPlay(game.card(id)) && !is(game, id, 'stopped'))
  if (able === false) endInterlude(game)
}
