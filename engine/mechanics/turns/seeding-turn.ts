import type { Act } from '../../../protocol/types.ts'
import { record } from '../../board/history.ts'
import { opponentOf, type PlayerName, type State } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import {
  alternates,
  cardsASeedingTurn,
  comesBackIn,
  missionComesFirst,
  passesThatEnd,
} from '../../questions/seeding/settled.ts'
import { beginsThePhase, mayPassWhileSeeding } from '../../questions/seeding/turn.ts'
import { drawOpeningHands } from '../draws-and-discards/draw.ts'
import { keepApart } from '../seeding/keep-apart.ts'
import { seed } from '../seeding/seed.ts'
import { isSeeding } from '../seeding/seed-face-up.ts'
import { missionsLeft } from '../seeding/seed-mission.ts'
import { putAwayUnusedSeeds } from '../seeding/unused-seeds.ts'
import { afterSeedPhase } from './inner/phases.ts'
import { beginTurn } from './turn.ts'

type Phase = State['turn']['phase']

/** Seeds a card on a turn of the seed phase. */
export function* seedInTurn(game: Game, player: PlayerName, act: Act): Flow {
  const { phase } = game.state.turn
  if (isSeeding(game)) checkSeedingTurn(game, player, phase)
  if (isInsteadOfAMission(game, player, act) && game.decide(missionComesFirst, { player }))
    refuse('must-first', `${player} has missions left to seed`)
  yield* seed(game, player, act)
  if (!isSeeding(game) || game.state.turn.phase !== phase) return
  record(game, player, 'seeded', act.card)
  if (!game.decide(alternates, { phase })) return
  if (seededInARow(game, player) >= game.decide(cardsASeedingTurn, { player })) giveTurn(game, player)
}

/** Is it the mission phase, and another card than one of the missions that he has left? */
const isInsteadOfAMission = (game: Game, player: PlayerName, { card }: Act): boolean =>
  game.state.turn.phase === 'seed-mission' &&
  missionsLeft(game, player).length > 0 &&
  game.find(card ?? '')?.place !== 'missions'

/** Seeds nothing on a turn of the seed phase; so many passes in a row end the phase. */
export function* pass(game: Game, player: PlayerName): Flow {
  if (!isSeeding(game)) malformed('wrong-time', 'Only in the seed phases does a player pass')
  const { phase } = game.state.turn
  checkSeedingTurn(game, player, phase)
  const hasMissions = missionsLeft(game, player).length > 0
  if (!game.decide(mayPassWhileSeeding, { player, phase, missionsLeft: hasMissions }))
    refuse('must-first', `${player} has missions left to seed`)
  record(game, player, 'passed')
  if (passesInARow(game) < game.decide(passesThatEnd, { phase })) return giveTurn(game, player)
  yield* goOn(game, player, phase)
}

/** To the next seed phase, or to the first turn of play. */
function* goOn(game: Game, player: PlayerName, phase: Phase): Flow {
  const next = afterSeedPhase(game, phase)
  const first = game.decide(beginsThePhase, { phase: next, next: opponentOf(game.state, player) })
  record(game, player, 'phase begun')
  if (next !== 'start') {
    game.state = { ...game.state, turn: { ...game.state.turn, player: first, phase: next } }
    return keepApart(game)
  }
  putAwayUnusedSeeds(game)
  yield* drawOpeningHands(game)
  yield* beginTurn(game, first)
}

function checkSeedingTurn(game: Game, player: PlayerName, phase: Phase): void {
  if (game.decide(alternates, { phase }) && game.state.turn.player !== player)
    refuse('wrong-player', `It is ${game.state.turn.player}'s turn to seed`)
}

/** To the other player, unless he has passed and does not come back in. */
function giveTurn(game: Game, player: PlayerName): void {
  const { turn } = game.state
  const other = opponentOf(game.state, player)
  const isOut = deedsOf(game).some(d => d.kind === 'passed' && d.player === other)
  if (isOut && !game.decide(comesBackIn, { player: other, phase: turn.phase })) return
  game.state = { ...game.state, turn: { ...turn, player: other } }
}

/** What was done in this phase, the latest first. */
function deedsOf({ state }: Game) {
  const all = [...state.history].reverse()
  const begun = all.findIndex(d => d.kind === 'phase begun')
  return (begun < 0 ? all : all.slice(0, begun)).filter(d => d.kind === 'seeded' || d.kind === 'passed')
}

const passesInARow = (game: Game): number => countFirst(deedsOf(game), d => d.kind === 'passed')

const seededInARow = (game: Game, player: PlayerName): number =>
  countFirst(deedsOf(game), d => d.kind === 'seeded' && d.player === player)

function countFirst<T>(list: readonly T[], is: (one: T) => boolean): number {
  const other = list.findIndex(one => !is(one))
  return other < 0 ? list.length : other
}
