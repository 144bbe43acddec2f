import type { Act } from '../../protocol/types.ts'
import type { Group } from '../rules/questions.ts'
import { affiliationsOf } from '../state/affiliations.ts'
import { can, requireUnhindered } from '../state/ask.ts'
import { matches } from '../state/match.ts'
import { attemptedBy } from '../state/missions.ts'
import { meets } from '../state/requirement.ts'
import { speaksTo } from '../state/speaks-to.ts'
import { type CardId, opponentOf, type PlayerName } from '../state/state.ts'
import { affects, standings } from '../state/value.ts'
import { confirm } from './confirm.ts'
import { checkGroup } from './cooperation.ts'
import { faceDrawn } from './drawn.ts'
import { facing, isBrokenUp, noticeOther } from './dual-icon.ts'
import { encounter } from './encounter.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'
import { groupAt, presentAt, type Site, sitesFor } from './group.ts'
import { meetsMission, textsOn } from './mission-requirements.ts'
import { nextDilemma, revealTogether } from './next-dilemma.ts'
import { beginOrders, record } from './pay.ts'
import { qFlash } from './q-flash.ts'
import { announceScouting, passArtifacts, scoutingSites, scoutShip, scoutsAmong } from './scouting.ts'
import { carryOutAt, solve } from './solve.ts'
import { mayDoSomething, window } from './window.ts'

type Kind = 'attempt' | 'scout' | 'commandeer'

/** An attempt of a mission, to scout its location, or to commandeer a facility: one action, dilemma by dilemma, then what it is for. */
export function* attempt(game: Game, player: PlayerName, act: Act): Flow {
  const kind = act.kind as Kind
  const mission = act.card ?? refuse('wrong-target', 'No mission was named')
  if (kind === 'scout' && game.facts(mission).type === 'ship') return scoutShip(game, player, mission)
  const sites = (kind === 'scout' ? scoutingSites : sitesFor)(game, player, mission, act)
  if (kind === 'attempt') game.attemptedNow = mission
  checkAttempt(game, player, mission, sites, act)
  beginOrders(game, player)
  if (kind === 'scout') announceScouting(game, player, mission, 'location')
  else record(game, player, kind, mission)
  game.attempting = true
  rememberBeginning(game, player, sites, act)
  const ended = yield* (game.law.play.dilemmas === 'drawn' ? faceDrawn : faceDilemmas)(game, player, sites, act)
  game.attempting = false
  if (!ended && kind === 'attempt') yield* solve(game, player, sites, act)
  else if (!ended && kind === 'commandeer') yield* takeOver(game, player, mission)
  game.attemptedNow = undefined
}

function rememberBeginning(game: Game, player: PlayerName, sites: readonly Site[], act: Act): void {
  const groups = sites.map(site => groupAt(game, player, site, act.kind as Kind, act.cards))
  game.began = { state: game.state, pool: groups.flatMap(g => [...g.personnel, ...g.equipment]) }
}

function* takeOver(game: Game, player: PlayerName, facility: CardId): Flow {
  game.change(facility, { controller: player })
  yield* carryOutAt(game, 'commandeered', player, facility)
}

function checkAttempt(game: Game, player: PlayerName, mission: CardId, sites: readonly Site[], act: Act): void {
  if (game.state.turn.player !== player) refuse('wrong-player', `It is ${game.state.turn.player}'s turn`)
  if (game.card(mission).is.includes('completed')) refuse('no-effect', `${mission} is completed`, [mission])
  checkMission(game, player, mission, act.kind as Kind)
  const strangers: Site[] = []
  for (const site of sites) {
    const present = presentAt(game, player, site)
    const group = groupAt(game, player, site, act.kind as Kind, act.cards)
    if (!present.length) refuse('wrong-place', `${player} has no ${site.kind} at ${mission}`, [mission])
    if (!group.personnel.length) refuse('condition', `Nobody of ${player} at ${mission} may ${act.kind}`, present)
    if (group.ship && !can(game, group.ship, act.kind as Kind))
      refuse('condition', `${group.ship} may not ${act.kind}`, [group.ship])
    requireUnhindered(game, group.personnel, act.kind as Kind)
    checkGroup(game, group)
    if (act.kind === 'scout' && site.kind === 'Away Team' && !scoutsAmong(game, player, group.personnel).length)
      refuse('condition', `Nobody on ${mission} was sent to scout`, group.personnel)
    if (act.kind === 'attempt' && !mayTry(game, group))
      refuse('requirement', `The ${site.kind} could not solve ${mission}`, [mission])
    strangers.push(...(welcome(game, mission, group, act.kind as Kind) ? [] : [site]))
  }
  checkStrangers(game, mission, sites, strangers)
}

/** Refuses the attempt where nobody, or, if the law wants that, nobody in one of the two groups, matches the mission. */
function checkStrangers(
  game: Game,
  mission: CardId,
  sites: readonly Site[],
  [first, ...others]: readonly Site[],
): void {
  if (!first) return
  if (others.length + 1 < sites.length && !game.decide('each group must match', { mission }, false)) return
  refuse('affiliation', `No affiliation of the ${first.kind} may attempt ${mission}`, [mission])
}

/** Do they meet the requirements, if the law wants that before they begin? */
function mayTry(game: Game, group: Group): boolean {
  if (!game.decide('must be able to solve', { group }, false)) return true
  return meetsMission(game, group.mission, group.player, [...group.personnel, ...group.equipment])
}

/** Refuses where a card in play keeps the mission from being attempted. */
function checkMission(game: Game, player: PlayerName, mission: CardId, kind: Kind): void {
  const barrier = standings(game).find(
    ({ card, standing }) =>
      standing.forbids === 'attempt' &&
      affects(game, card, standing, mission) &&
      !(standing.exempts && meets(game, standing.exempts, [], player)),
  )
  if (!barrier) return
  const { card: dilemma } = barrier
  if (kind === 'scout' && !game.decide('means scouting', { dilemma, words: 'mission attempt' }, false)) return
  game.credit(barrier.standing)
  refuse('blocked', `${dilemma} keeps ${mission} from being attempted`, [mission], 'start', dilemma)
}

function welcome(game: Game, mission: CardId, group: Group, kind: Kind): boolean {
  if (kind === 'scout') return group.personnel.some(id => affiliationsOf(game, id).includes('borg'))
  if (kind === 'commandeer') return game.card(mission).controller !== group.player && !!game.text(mission).commandeered
  const admitted = attemptedBy(game, mission, group.player)
  if (!admitted || admitted.includes('any')) return true
  if (!game.decide('must match the mission', { mission, mixing: !!game.text(mission).mixing }, true)) return true
  return group.personnel.some(
    id => affiliationsOf(game, id).some(a => admitted.includes(a)) || isAdmittedBy(game, mission, id, group.player),
  )
}

/** Does a card of the player's on the mission let the personnel attempt it? */
function isAdmittedBy(game: Game, mission: CardId, personnel: CardId, player: PlayerName): boolean {
  return textsOn(game, mission).some(
    ({ id, text }) =>
      text.attemptedBy && speaksTo(game, id) === player && matches(game, personnel, text.attemptedBy, player, true),
  )
}

/** True when the attempt ended before all dilemmas were met. */
function* faceDilemmas(game: Game, player: PlayerName, sites: readonly Site[], act: Act): Flow<boolean> {
  const mission = sites[0]!.mission
  const kind = act.kind as Kind
  if (!game.decide('meets dilemmas', { kind }, kind !== 'scout')) return false
  revealTogether(game, mission)
  for (let met = 0; ; met += 1) {
    passArtifacts(game, mission, kind)
    if (nextDilemma(game, mission)) yield* between(game, player, met)
    if (met > 0 && (yield* brokenOff(game, groupAt(game, player, sites[0]!, kind, act.cards)))) return true
    const groups = sites.map(site => groupAt(game, player, site, act.kind as Kind, act.cards))
    if (isBrokenUp(game, player, groups)) return true
    const next = nextDilemma(game, mission)
    if (!next) return false
    game.met.add(next.id)
    if (game.text(next.id).flash) {
      const now = (): readonly Group[] => sites.map(site => groupAt(game, player, site, kind, act.cards))
      if (!(yield* qFlash(game, player, next.id, now))) return true
      continue
    }
    const at = yield* facing(game, player, next.id, groups)
    const before = groups[at]!
    const goesOn = yield* encounter(game, player, next.id, before)
    const after = groupAt(game, player, sites[at]!, act.kind as Kind, act.cards)
    noticeOther(game, player, before, after, groups[1 - at])
    const left = groups.map((group, i) => (i === at ? after : group))
    if (!goesOn || isBrokenUp(game, player, left)) return true
    if (after.personnel.length < before.personnel.length && !game.decide('attempt goes on', { group: before }, true))
      return true
  }
}

/** Where the law lets cards be played between dilemmas, both players may; `met` = dilemmas met so far. */
function* between(game: Game, player: PlayerName, met: number): Flow {
  const trigger = { on: 'between dilemmas', by: player, met } as const
  const anyone = [player, opponentOf(game.state, player)].some(p => mayDoSomething(game, p, trigger))
  if (anyone) yield* window(game, trigger)
}

/** Where the law leaves that to them, those who attempt may do without the dilemmas that are left. */
function* brokenOff(game: Game, group: Group): Flow<boolean> {
  if (!nextDilemma(game, group.mission) || !game.decide('may break off', { group }, false)) return false
  return yield* confirm(group.player, group.mission, 'breaks off')
}
