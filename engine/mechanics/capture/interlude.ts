import type { Act, ActKind } from '../../../protocol/types.ts'
import { is } from '../../board/can.ts'
import { standBy } from '../../board/group.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { afterAnInterlude } from '../../questions/capture/questions.ts'
import { mayBeDoneWithWhatWasTaken } from '../../questions/capture/settled.ts'

const notWithThem: ReadonlySet<ActKind> = new Set(['download', 'seed', 'draw'])
const ofShips: ReadonlySet<ActKind> = new Set([
  'move',
  'cloak',
  'decloak',
  'phase',
  'dephase',
  'dock',
  'undock',
  'land',
  'launch',
])
const atAnyTime: ReadonlySet<ActKind> = new Set(['end', 'ask', 'look', 'play'])

/** Refuses what is not done with the cards that were given away for now; what he plays besides is paid for and timed like any other card. */
export function checkInterlude(game: Game, player: PlayerName, act: Act): void {
  const { interlude } = game.state
  if (!interlude || atAnyTime.has(act.kind)) return
  const places = act.from?.[0] === 'aboard' ? [act.from[1]] : []
  const acting = [...(act.cards ?? []), ...places, ...(ofShips.has(act.kind) && act.card ? [act.card] : [])]
  const others = acting.filter(id => !interlude.cards.includes(id))
  const allowed = game.decide(mayBeDoneWithWhatWasTaken, { deed: act.kind })
  if (notWithThem.has(act.kind) || others.length || !allowed)
    refuse('wrong-time', `Only the cards taken by ${interlude.by} act now`, others, 'start', interlude.by)
  const own = game.state.cards.filter(c => c.controller === player && !interlude.cards.includes(c.id))
  standBy(
    game,
    own.map(c => c.id),
  )
}

/** The cards go back, and the turn goes on. */
export function endInterlude(game: Game): void {
  const { interlude, ...state } = game.state
  if (!interlude) return
  game.state = { ...state, turn: { ...state.turn, player: interlude.turnOf } }
  for (const card of interlude.cards) if (inPlay(game.card(card))) game.change(card, { controller: interlude.turnOf })
}

/** Ends it when no ship or personnel can act any more. */
export function endInterludeIfStopped(game: Game): void {
  const { interlude } = game.state
  if (!interlude || interlude.cards.some(id => isAble(game, id))) return
  const then = game.decide(afterAnInterlude, { when: 'all stopped' })
  if (then === 'the turn resumes') endInterlude(game)
}

function isAble(game: Game, id: CardId): boolean {
  if (!inPlay(game.card(id)) || is(game, id, 'stopped')) return false
  return ['ship', 'personnel'].includes(game.facts(id).type)
}
