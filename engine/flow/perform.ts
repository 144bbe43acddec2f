import type { Act, ActKind } from '../../protocol/types.ts'
import { mayBeDoneWhileSeeding } from '../rules/suspending/questions.ts'
import type { PlayerName } from '../state/state.ts'
import { ask } from './ask.ts'
import { attempt } from './attempting/attempt.ts'
import { cureAll } from './attempting/cure.ts'
import { attack } from './battling/battle.ts'
import { keepApart } from './cooperation/house-arrest.ts'
import { download } from './downloading/download.ts'
import { change } from './effects/change.ts'
import { attackNewcomers, lookOut } from './effects/newcomers.ts'
import { nullifyAll } from './effects/nullify.ts'
import { replace } from './effects/replace.ts'
import { spreadAll } from './effects/spread.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'
import { beam, walk } from './moving/beam.ts'
import { veil } from './moving/cloak.ts'
import { dock, land } from './moving/dock.ts'
import { fly } from './moving/move.ts'
import { look } from './playing/look.ts'
import { play } from './playing/play.ts'
import { use } from './playing/use.ts'
import { seed } from './seeding/seed.ts'
import { isSeeding } from './seeding/seed-face-up.ts'
import { CutShort, suspenderOf } from './suspend.ts'
import { attendDuties, checkDuties } from './turns/duties.ts'
import { checkInterlude, endInterludeIfStopped } from './turns/interlude.ts'
import { end } from './turns/turn.ts'

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
  if (!game.decide(mayBeDoneWhileSeeding, { deed: act.kind }))
    refuse('wrong-time', 'Cards are seeded now, and nothing else is done')
}
