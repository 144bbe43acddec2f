import type { Act } from '../../../protocol/types.ts'
import type { Group } from '../../board/group.ts'
import { groupAt, type Site } from '../../board/group.ts'
import { beginOrders, record } from '../../board/history.ts'
import { discard } from '../../board/moves.ts'
import { type CardId, opponentOf, type PlayerName, type State } from '../../board/state.ts'
import { type Flow, malformed } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import type { Underway } from '../../kernel/underway.ts'
import { whereDilemmasComeFrom } from '../../questions/dilemmas/settled.ts'
import { discardsToSolve } from '../../questions/draws-and-discards/settled.ts'
import { endsUnmatched } from '../../questions/missions/questions.ts'
import { mayBeCalledOff, mayBreakOff } from '../../questions/missions/settled.ts'
import { meetsDilemmas } from '../../questions/scouting/questions.ts'
import { attemptGoesOn } from '../../questions/stopped/questions.ts'
import { endsWithSolving } from '../../questions/timing/questions.ts'
import { faceDrawn } from '../dilemmas/drawn.ts'
import { encounter } from '../dilemmas/encounter.ts'
import { isTakenAway, takeMisSeeds } from '../dilemmas/first-dilemma.ts'
import { nextDilemma, revealTogether } from '../dilemmas/next-dilemma.ts'
import { announceScouting, passArtifacts, scoutingSites, scoutShip } from '../scouting/scouting.ts'
import { uncoverMisSeeds } from '../seeding/mis-seeds.ts'
import { confirm } from '../selections/confirm.ts'
import { strike } from '../self-controlled/attack.ts'
import { attackElsewhere } from '../self-controlled/attack-elsewhere.ts'
import { options } from '../timing/answer.ts'
import { mayDoSomething, window } from '../timing/window.ts'
import { commandeerFromSite, takeOver } from './inner/commandeer.ts'
import { discardToSolve } from './inner/discard-to-solve.ts'
import { facing, isBrokenUp, noticeOther } from './inner/dual-icon.ts'
import { sitesFor } from './inner/sites.ts'
import { solve } from './inner/solve.ts'
import { type Kind, welcome } from './inner/welcome.ts'
import { checkAttempt } from './may-attempt.ts'
import { qFlash } from './q-flash.ts'

export interface AddedUnderway {
  /** The mission that is being attempted. */
  attempt: CardId
  /** Where those are who are about to attempt a mission. */
  aboutToAttempt: readonly CardId[]
  /** The position in which an attempt, a scouting or the like began, and those who began it. */
  beginning: { readonly state: State; readonly pool: readonly CardId[] }
  /** One dilemma after the other is met. */
  facesDilemmas: true
}

export interface AddedNotes {
  /** Dilemmas met in this attempt. */
  met: ReadonlySet<CardId>
}

/** An attempt of a mission, to scout its location, or to commandeer a facility: one action, dilemma by dilemma, then what it is for. */
export function* attempt(game: Game, player: PlayerName, act: Act): Flow {
  const kind = act.kind as Kind
  const mission = act.card ?? malformed('wrong-target', 'No mission was named')
  if (kind === 'scout' && game.facts(mission).type === 'ship') return scoutShip(game, player, mission)
  if (kind === 'commandeer' && game.text(mission).commandeered !== true)
    return yield* commandeerFromSite(game, player, mission)
  const sites = (kind === 'scout' ? scoutingSites : sitesFor)(game, player, mission, act)
  yield* game.during(kind === 'attempt' ? { attempt: mission } : {}, carryOutAttempt(game, player, act, mission, sites))
}

function* carryOutAttempt(game: Game, player: PlayerName, act: Act, mission: CardId, sites: readonly Site[]): Flow {
  const kind = act.kind as Kind
  checkAttempt(game, player, mission, sites, act)
  if (kind === 'attempt' && (yield* isCalledOff(game, player, mission, sites))) return
  beginOrders(game, player)
  const holders = sites.map(site => site.holder)
  if (kind === 'scout') announceScouting(game, player, mission, 'location')
  else record(game, player, kind, mission, holders)
  yield* game.during({ beginning: beginningOf(game, player, sites, act) }, toTheEnd(game, player, act, mission, sites))
}

/** Dilemma by dilemma, and, past all of them, what the attempt is for. */
function* toTheEnd(game: Game, player: PlayerName, act: Act, mission: CardId, sites: readonly Site[]): Flow {
  const kind = act.kind as Kind
  if (kind === 'attempt' && game.decide(discardsToSolve, { mission }) !== 'when it is solved')
    yield* discardToSolve(game, groupAt(game, player, sites[0]!, kind, act.cards))
  const face = game.decide(whereDilemmasComeFrom, { mission }) === 'the dilemma pile' ? faceDrawn : faceDilemmas
  const ended = yield* game.during({ facesDilemmas: true }, face(game, player, sites, act))
  if (ended) return
  if (game.decide(endsWithSolving, { kind })) {
    yield* ifAnybody(game, { on: 'before solving', by: player })
    yield* solve(game, player, sites, act)
  }
  if (kind === 'commandeer') yield* takeOver(game, player, mission)
}

/** What is played just before an attempt; is it called off, because that was in vain? */
function* isCalledOff(game: Game, player: PlayerName, mission: CardId, sites: readonly Site[]): Flow<boolean> {
  const trigger: Trigger = { on: 'before an attempt', card: mission, by: player }
  const anyone = [player, opponentOf(game.state, player)].some(p => options(game, p, trigger).length > 0)
  if (!anyone) return false
  yield* game.during({ aboutToAttempt: sites.map(site => site.holder) }, window(game, trigger))
  const inVain = game.told.some(t => t.event === 'nullified')
  if (!inVain || !game.decide(mayBeCalledOff, { mission, player })) return false
  return yield* confirm(player, mission, 'calls the attempt off')
}

function beginningOf(game: Game, player: PlayerName, sites: readonly Site[], act: Act): Underway['beginning'] {
  const groups = sites.map(site => groupAt(game, player, site, act.kind as Kind, act.cards))
  return { state: game.state, pool: groups.flatMap(g => [...g.personnel, ...g.equipment]) }
}

/** True when the attempt ended before all dilemmas were met. */
function* faceDilemmas(game: Game, player: PlayerName, sites: readonly Site[], act: Act): Flow<boolean> {
  const mission = sites[0]!.mission
  const kind = act.kind as Kind
  if (!game.decide(meetsDilemmas, { kind, flash: false })) return false
  revealTogether(game, mission)
  for (let met = 0; ; met += 1) {
    passArtifacts(game, mission, kind)
    if (nextDilemma(game, mission)) yield* between(game, player, met)
    if (met > 0 && (yield* brokenOff(game, groupAt(game, player, sites[0]!, kind, act.cards)))) return true
    const groups = sites.map(site => groupAt(game, player, site, act.kind as Kind, act.cards))
    if (isBrokenUp(game, player, groups)) return true
    takeMisSeeds(game, player, mission)
    uncoverMisSeeds(game, mission, nextDilemma)
    const next = nextDilemma(game, mission)
    if (!next) return false
    game.note('met', new Set(game.notes.met).add(next.id))
    if (game.text(next.id).flash) {
      if (!game.decide(meetsDilemmas, { kind, flash: true })) return false
      if (isTakenAway(game, player, next.id, 'Q-Flash')) {
        discard(game, next.id)
        continue
      }
      const now = (): readonly Group[] => sites.map(site => groupAt(game, player, site, kind, act.cards))
      if (!(yield* qFlash(game, player, next.id, now))) return true
      continue
    }
    const at = yield* facing(game, player, next.id, groups)
    const before = groups[at]!
    const goesOn = yield* encounter(game, player, next.id, before)
    yield* strike(game, next.id, 'enters play')
    yield* attackElsewhere(game, next.id)
    const after = groupAt(game, player, sites[at]!, act.kind as Kind, act.cards)
    noticeOther(game, player, before, after, groups[1 - at])
    const left = groups.map((group, i) => (i === at ? after : group))
    if (!goesOn || isBrokenUp(game, player, left) || isUnmatched(game, mission, left, kind)) return true
    if (after.personnel.length < before.personnel.length && !game.decide(attemptGoesOn, { group: before })) return true
  }
}

/** Is nobody left who matches the mission, and is that the end of the attempt? */
const isUnmatched = (game: Game, mission: CardId, left: readonly Group[], kind: Kind): boolean =>
  kind === 'attempt' &&
  game.decide(endsUnmatched, { mission, matched: left.some(group => isMatched(game, mission, group, kind)) })

const isMatched = (game: Game, mission: CardId, group: Group, kind: Kind): boolean =>
  group.personnel.length > 0 && welcome(game, mission, group, kind)

/** Where the law lets cards be played between dilemmas, both players may; `met` = dilemmas met so far. */
function* between(game: Game, player: PlayerName, met: number): Flow {
  yield* ifAnybody(game, { on: 'between dilemmas', by: player, met })
}

function* ifAnybody(game: Game, trigger: Trigger): Flow {
  const anyone = [trigger.by, opponentOf(game.state, trigger.by)].some(p => mayDoSomething(game, p, trigger))
  if (anyone) yield* window(game, trigger)
}

/** Where the law leaves that to them, those who attempt may do without the dilemmas that are left. */
function* brokenOff(game: Game, group: Group): Flow<boolean> {
  if (!nextDilemma(game, group.mission) || !game.decide(mayBreakOff, { group })) return false
  return yield* confirm(group.player, group.mission, 'breaks off')
}
