import type { Act, ActKind } from '../../protocol/types.ts'
import type { PlayerName } from '../state/state.ts'
import { ask } from './ask.ts'
import { attempt } from './attempt.ts'
import { attack } from './battle.ts'
import { beam, walk } from './beam.ts'
import { change } from './change.ts'
import { veil } from './cloak.ts'
import { cureAll } from './cure.ts'
import { dock, land } from './dock.ts'
import { download } from './download.ts'
import { attendDuties, checkDuties } from './duties.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'
import { keepApart } from './house-arrest.ts'
import { checkInterlude, endInterludeIfStopped } from './interlude.ts'
import { look } from './look.ts'
import { fly } from './move.ts'
import { attackNewcomers, lookOut } from './newcomers.ts'
import { nullifyAll } from './nullify.ts'
import { play } from './play.ts'
import { replace } from './replace.ts'
import { seed } from './seed.ts'
import { isSeeding } from './seed-face-up.ts'
import { spreadAll } from './spread.ts'
import { CutShort, suspenderOf } from './suspend.ts'
import { end } from './turn.ts'
import { use } from './use.ts'

type Action = (game: Game, player: PlayerName, act: Act) => Flow

/** Every action that the engine can carry out. */
export const actions: Partial<Record<ActKind, Action>> = {
  play,
  seed,
  download,
  use,
  beam,
  walk,
  move: fly,
  dock,
  undock: dock,
  land,
  launch: land,
  cloak: veil,
  decloak: veil,
  phase: veil,
  dephase: veil,
  attempt,
  scout: attempt,
  commandeer: attempt,
  attack,
  look,
  ask,
  change,
  replace,
  end,
}

/** Carries out what a player announces; throws `Refused` where the rules forbid it. */
export function* perform(game: Game, player: PlayerName, act: Act): Flow {
  const action = actions[act.kind] ?? refuse('not-offered', `${act.kind} cannot be done here`, [], 'offer')
  if (game.state.over && act.kind !== 'ask') refuse('wrong-time', 'The game is over')
  checkSeeding(game, act)
  checkInterlude(game, player, act)
  checkDuties(game, player, act)
  const sights = lookOut(game)
  try {
    yield* action(game, player, act)
  } catch (error) {
    if (!(error instanceof CutShort)) throw error
  }
  yield* attackNewcomers(game, sights)
  spreadAll(game)
  cureAll(game)
  nullifyAll(game)
  yield* attendDuties(game)
  keepApart(game)
  endInterludeIfStopped(game)
}

/** Refuses what is not done in the seed phases; of what suspends play other rulings speak. */
function checkSeeding(game: Game, act: Act): void {
  if (!isSeeding(game) || act.kind === 'seed' || act.kind === 'end' || suspenderOf(game, act) !== undefined) return
  if (!game.decide('may be done while seeding', { deed: act.kind }, true))
    refuse('wrong-time', 'Cards are seeded now, and nothing else is done')
}
