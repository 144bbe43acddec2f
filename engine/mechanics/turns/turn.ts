import type { Act } from '../../../protocol/types.ts'
import { record, requireOwnTurn } from '../../board/history.ts'
import { discard, lift, together } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import { discardExpired } from '../../board/remind.ts'
import { type CardState, type Modifier, nextOf, opponentOf, type PlayerName, type State } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { afterAnInterlude } from '../../questions/capture/questions.ts'
import { drawingEndsTheTurn, evensUp, handAtMost } from '../../questions/draws-and-discards/questions.ts'
import { counterPriceOfADraw, paysForCardsThatAreNotThere } from '../../questions/draws-and-discards/settled.ts'
import {
  beginsAnew,
  drawsAtTheEnd,
  drawsFirst,
  opponentIsNext,
  startComesFirst,
} from '../../questions/turns/settled.ts'
import { scoreAgain } from '../artifacts/earn.ts'
import { endInterlude } from '../capture/interlude.ts'
import { beginRepairs } from '../damage/repair-in-turns.ts'
import { draw } from '../draws-and-discards/draw.ts'
import { orderDiscards } from '../draws-and-discards/order-discards.ts'
import { doDuties } from '../duties/duties.ts'
import { missShowings, showAtTheEnd, showAtTheStart } from '../duties/showing.ts'
import { checkDutiesDone } from '../duties/undone.ts'
import { countersOf } from '../reporting/counters.ts'
import { granting } from '../reporting/granted-actions.ts'
import { playsLeftToDraw, requireBeforeOrders, spendCounters } from '../reporting/pay.ts'
import { probeAtWill, probeForObjectives } from '../scouting/probe-for.ts'
import { completeScouting } from '../scouting/scouting.ts'
import { select } from '../selections/select.ts'
import { follow } from '../stopped/stop.ts'
import { wasBroughtForward } from '../timing/brought-forward.ts'
import { drawsOf, takesAnotherTurn } from './inner/double-turn.ts'
import { afterPhase, isBefore } from './inner/phases.ts'
import { release } from './inner/release.ts'
import { doWhatIsDue } from './inner/what-is-due.ts'

/** Goes on until the segment or the turn is over. */
export function* end(game: Game, player: PlayerName, act: Act): Flow {
  requireOwnTurn(game, player)
  if (game.state.interlude) return yield* finishInterlude(game, game.state.interlude.turnOf)
  if (act.of === 'turn' || act.of === undefined || act.of === 'end') return yield* endTurn(game, player)
  const next = afterPhase(act.of)
  if (!next || !isBefore(game.state.turn.phase, next)) return
  if (next === 'end') yield* enterEnd(game, player)
  else setPhase(game, next)
}

/** Draws, where that is how a turn ends. */
export function* drawAtWill(game: Game, player: PlayerName, { count = 1 }: Act): Flow {
  requireOwnTurn(game, player)
  if (granting(game, player, 'draw')) return yield* drawGranted(game, player, count)
  const price = game.decide(counterPriceOfADraw, { player })
  if (price !== undefined) return yield* buyCards(game, player, count, price)
  if (!game.decide(drawingEndsTheTurn, { player })) return yield* draw(game, player, count, 'at will')
  if (count !== 1) refuse('count', 'One card is drawn to end the turn')
  yield* endTurn(game, player)
}

/** Draws cards for counters. */
function* buyCards(game: Game, player: PlayerName, count: number, price: number): Flow {
  requireBeforeOrders(game, player, [])
  if (cardsIn(game, 'deck', player).length < count && !game.decide(paysForCardsThatAreNotThere, { player }))
    refuse('no-effect', `${player}'s draw deck has fewer than ${count} cards`)
  spendCounters(game, player, count * price)
  yield* draw(game, player, count, 'at will')
}

/** As many as a card lets him draw. */
function* drawGranted(game: Game, player: PlayerName, count: number): Flow {
  for (let drawn = 0; drawn < count; drawn += 1) {
    const by = granting(game, player, 'draw') ?? refuse('limit', `${player} may not draw so many cards`)
    record(game, player, 'granted draw', by)
    yield* draw(game, player, 1)
  }
}

/** Probes for an objective, at the end of the turn. */
export function* probeNow(game: Game, player: PlayerName, { card }: Act): Flow {
  requireOwnTurn(game, player)
  yield* enterEnd(game, player)
  yield* probeAtWill(game, player, card ?? malformed('wrong-target', 'No objective was named'))
}

/** The other player has finished with the cards that he was given in the middle of the turn. */
function* finishInterlude(game: Game, turnOf: PlayerName): Flow {
  const then = game.decide(afterAnInterlude, { when: 'finished' })
  endInterlude(game)
  if (then === 'the turn is over') yield* endTurn(game, turnOf)
}

function* enterEnd(game: Game, player: PlayerName): Flow {
  if (game.state.turn.phase === 'end') return
  checkDutiesDone(game, player)
  yield* doDuties(game, player)
  yield* showAtTheEnd(game, player, false)
  setPhase(game, 'end')
  yield* completeScouting(game, player)
}

function setPhase(game: Game, phase: State['turn']['phase']): void {
  game.state = { ...game.state, turn: { ...game.state.turn, phase } }
}

function* endTurn(game: Game, player: PlayerName): Flow {
  yield* enterEnd(game, player)
  if (!game.decide(startComesFirst, { player })) yield* doWhatIsDue(game, player, 'turn begins')
  yield* probeForObjectives(game, player)
  const early = game.decide(drawsFirst, { player })
  if (early) yield* drawAtTheEnd(game, player)
  yield* doWhatIsDue(game, player, 'turn ends')
  yield* orderDiscards(game)
  scoreAgain(game, player)
  if (!early) yield* drawAtTheEnd(game, player)
  yield* discardExcess(game, player)
  yield* showAtTheEnd(game, player, true)
  const second = yield* takesAnotherTurn(game, player)
  if (second && !game.decide(beginsAnew, { player })) return goOnInAnotherTurn(game)
  const again = second || !game.decide(opponentIsNext, { player })
  yield* beginTurn(game, again ? player : nextOf(game.state, player))
}

/** The second turn goes on where the first one stopped. */
function goOnInAnotherTurn(game: Game): void {
  const { turn } = game.state
  game.state = { ...game.state, turn: { ...turn, number: turn.number + 1, phase: 'orders' } }
}

function* drawAtTheEnd(game: Game, player: PlayerName): Flow {
  if (game.decide(drawsAtTheEnd, { player }) && !wasBroughtForward(game, player, 'draw'))
    yield* draw(game, player, drawsOf(game, player) + playsLeftToDraw(game, player), 'end of turn')
  if (game.decide(evensUp, { player })) yield* draw(game, player, handsApart(game, player), 'up to evenness')
}

/** Down to as many cards as the law lets a hand hold when the turn is over. */
function* discardExcess(game: Game, player: PlayerName): Flow {
  const hand = cardsIn(game, 'hand', player).map(c => c.id)
  if (hand.length < 2) return
  const excess = hand.length - game.decide(handAtMost, { player })
  if (excess <= 0) return
  const chosen = yield* select(game, { who: player, from: hand, count: excess, why: 'cards to discard' })
  together(game, () => {
    for (const card of chosen) discard(game, card)
  })
}

/** How many cards the other player holds more. */
const handsApart = (game: Game, player: PlayerName): number =>
  cardsIn(game, 'hand', opponentOf(game.state, player)).length - cardsIn(game, 'hand', player).length

/** The next turn is the player's; what is due at its start is done. */
export function* beginTurn(game: Game, player: PlayerName): Flow {
  const number = game.state.turn.number + 1
  const ended = game.state.modifiers.filter(m => hasEnded(m, game.state.turn))
  const modifiers = game.state.modifiers.filter(m => !ended.includes(m))
  const cards = game.state.cards.map(c => ('range-used' in c.count ? { ...c, count: withoutRange(c.count) } : c))
  const players = game.state.players.map(p => (p.name === player ? { ...p, ...countersOf(game, player) } : p))
  game.state = { ...game.state, turn: { player, number, phase: 'start' }, modifiers, cards, players }
  for (const m of ended) if (m.attribute === 'is disabled') endDisabling(game, m)
  discardExpired(game)
  const last = release(game)
  follow(game, { what: 'turn begins', player })
  beginRepairs(game, player)
  if (game.decide(startComesFirst, { player })) yield* doWhatIsDue(game, player, 'turn begins')
  for (const card of last) lift(game, card, 'deactivated')
  if (isSkipped(game, player)) return yield* skip(game, player)
  yield* showAtTheStart(game, player)
  setPhase(game, 'play')
}

/** The card is disabled no longer by the one that disabled it for a time. */
function endDisabling(game: Game, { card, by }: Modifier): void {
  if (game.find(card)?.because.disabled === by) lift(game, card, 'disabled')
}

/** Does a card have the player skip the turn that has begun? */
const isSkipped = ({ state }: Game, player: PlayerName): boolean =>
  state.history.some(d => d.kind === 'skips the turn' && d.player === player && d.turn === state.turn.number)

function* skip(game: Game, player: PlayerName): Flow {
  missShowings(game, player)
  yield* beginTurn(game, nextOf(game.state, player))
}

/** Does the change end with the turn that is over? */
function hasEnded({ until, untilTurnOf }: Modifier, over: State['turn']): boolean {
  if (untilTurnOf) return over.player === untilTurnOf.player && over.number > untilTurnOf.after
  return until !== undefined && until <= over.number
}

function withoutRange(count: CardState['count']): CardState['count'] {
  const { 'range-used': _, ...rest } = count
  return rest
}
