import type { Act, ActKind } from '../../protocol/types.ts'
import type { PlayerName } from '../board/state.ts'
import { type Flow, malformed, refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { attack } from '../mechanics/battle/battle.ts'
import { beam, walk } from '../mechanics/beaming/beam.ts'
import { checkInterlude } from '../mechanics/capture/interlude.ts'
import { veil } from '../mechanics/cloaking/cloak.ts'
import { shuffleShips } from '../mechanics/cloaking/shuffle.ts'
import { change } from '../mechanics/compatibility/change.ts'
import { infiltrate } from '../mechanics/compatibility/infiltrate.ts'
import { dock } from '../mechanics/docking/dock.ts'
import { download } from '../mechanics/downloading/download.ts'
import { discardAtWill } from '../mechanics/draws-and-discards/discard-at-will.ts'
import { look } from '../mechanics/draws-and-discards/look.ts'
import { checkDuties } from '../mechanics/duties/duties.ts'
import { showAtWill } from '../mechanics/duties/showing.ts'
import { buildFromHand } from '../mechanics/facilities/build.ts'
import { playSite } from '../mechanics/facilities/play-site.ts'
import { attempt } from '../mechanics/missions/attempt.ts'
import { bringTogether } from '../mechanics/missions/copies.ts'
import { land, leaveWhereItIs } from '../mechanics/movement/land.ts'
import { fly } from '../mechanics/movement/move.ts'
import { replace } from '../mechanics/names/replace.ts'
import { checkOwedPlay } from '../mechanics/reporting/owed-play.ts'
import { play } from '../mechanics/reporting/play.ts'
import { playMission } from '../mechanics/reporting/play-mission.ts'
import { playTimeLocation } from '../mechanics/reporting/play-time-location.ts'
import { use } from '../mechanics/reporting/use.ts'
import { isSeeding } from '../mechanics/seeding/seed-face-up.ts'
import { lookOut } from '../mechanics/self-controlled/newcomers.ts'
import { ask } from '../mechanics/showing-cards/ask.ts'
import { CutShort, suspenderOf } from '../mechanics/suspends-play/suspend.ts'
import { beginGame, checkBegun } from '../mechanics/turns/begin-game.ts'
import { pass, seedInTurn } from '../mechanics/turns/seeding-turn.ts'
import { drawAtWill, end, probeNow } from '../mechanics/turns/turn.ts'
import { mayBeDoneWhileSeeding, type SeedDeed } from '../questions/suspends-play/questions.ts'
import { afterEachAct } from './after-each-act.ts'

type Action = (game: Game, player: PlayerName, act: Act) => Flow

/** Facilities are built, sites added to stations, and all else is played or reported. */
const playOrBuild: Action = (game, player, act) => {
  const type = act.card === undefined ? undefined : game.facts(act.card).type
  if (type === 'facility') return buildFromHand(game, player, act)
  if (type === 'mission') return playMission(game, player, act)
  if (type === 'time location') return playTimeLocation(game, player, act)
  return type === 'site' ? playSite(game, player, act) : play(game, player, act)
}

/** Every action that the engine can carry out. */
export const actions: Partial<Record<ActKind, Action>> = {
  begin: beginGame,
  play: playOrBuild,
  seed: seedInTurn,
  pass,
  download,
  use,
  beam,
  walk,
  move: fly,
  dock,
  undock: dock,
  land,
  launch: leaveWhereItIs,
  cloak: veil,
  decloak: veil,
  phase: veil,
  dephase: veil,
  shuffle: shuffleShips,
  attempt,
  scout: attempt,
  commandeer: attempt,
  attack,
  look,
  discard: discardAtWill,
  draw: drawAtWill,
  probe: probeNow,
  ask,
  change,
  infiltrate,
  replace,
  show: showAtWill,
  end,
}

/** Carries out what a player announces; throws `Refused` where the rules forbid it. */
export function* perform(game: Game, player: PlayerName, act: Act): Flow {
  const action = actions[act.kind] ?? malformed('not-offered', `${act.kind} cannot be done here`, [], 'offer')
  if (game.state.over && act.kind !== 'ask') malformed('wrong-time', 'The game is over')
  checkBegun(game, player, act)
  checkSeeding(game, act)
  checkInterlude(game, player, act)
  checkOwedPlay(game, player, act)
  checkDuties(game, player, act)
  bringTogether(game, player, act)
  const sights = lookOut(game)
  const { state } = game
  try {
    yield* action(game, player, act)
  } catch (error) {
    if (!(error instanceof CutShort)) throw error
  }
  yield* afterEachAct(game, { state, sights })
}

const beginnings: ReadonlySet<ActKind> = new Set(['seed', 'pass', 'end'])

/** Refuses what is not done in the seed phases; of what suspends play other rulings speak. */
function checkSeeding(game: Game, act: Act): void {
  if (!isSeeding(game) || beginnings.has(act.kind) || suspenderOf(game, act) !== undefined) return
  if (!game.decide(mayBeDoneWhileSeeding, { deed: deedOf(game, act) }))
    refuse('wrong-time', 'Cards are seeded now, and nothing else is done')
}

function deedOf(game: Game, { kind, card, using }: Act): SeedDeed {
  if (kind === 'use' && card !== undefined && game.find(card)?.face === 'down') return 'hidden agenda'
  return kind === 'use' || using !== undefined ? 'text of a card in play' : kind
}
