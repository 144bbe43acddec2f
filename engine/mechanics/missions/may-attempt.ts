import type { Act } from '../../../protocol/types.ts'
import { can, requireUnhindered } from '../../board/can.ts'
import { barriers, barrierTo } from '../../board/forbidden.ts'
import type { Group } from '../../board/group.ts'
import { groupAt, presentAt, type Site } from '../../board/group.ts'
import { leftLast, requireOwnTurn } from '../../board/history.ts'
import { cardsIn, inPlay, isPersonnel, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { affects } from '../../board/value.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { areOneTeamFromTwoShips } from '../../questions/beaming/settled.ts'
import { readsAsScouting } from '../../questions/dilemmas/questions.ts'
import { mayBeAttempted } from '../../questions/locations/questions.ts'
import {
  isTheirsToAttempt,
  mayBeAttemptedAgain,
  mayBeCompletedAgain,
  mayBeHeldBack,
} from '../../questions/missions/questions.ts'
import { attemptsFromElsewhere, eachGroupMustMatch, mustBeAbleToSolve } from '../../questions/missions/settled.ts'
import { meets } from '../../text/requirement.ts'
import { requireUnveiled } from '../cloaking/veiled.ts'
import { checkGroup } from '../compatibility/mixing.ts'
import { scoutsAmong } from '../scouting/scouting.ts'
import { checkCrew } from '../staffing/attempts.ts'
import { checkCopies, checkHaste } from './inner/again.ts'
import { checkKeptOut } from './inner/kept-out.ts'
import { type Kind, welcome } from './inner/welcome.ts'
import { meetsMission, poolOf } from './mission-requirements.ts'

/** Refuses an attempt that may not be begun. */
export function checkAttempt(game: Game, player: PlayerName, mission: CardId, sites: readonly Site[], act: Act): void {
  requireOwnTurn(game, player)
  if (game.card(mission).is.includes('completed') && !isOpenAgain(game, mission))
    refuse('no-effect', `${mission} is completed`, [mission])
  if (!game.decide(mayBeAttempted, { mission, how: act.kind as Kind }))
    refuse('forbidden', `${mission} is not attempted`, [mission])
  const own = game.card(mission).owner === player
  if (act.kind === 'attempt' && !game.decide(isTheirsToAttempt, { mission, player, own }))
    refuse('not-controlled', `${mission} is not ${player}'s`, [mission])
  checkMission(game, player, mission, act.kind as Kind)
  if (act.kind === 'attempt') {
    checkKeptOut(game, player, mission)
    checkShips(game, player, mission)
    checkCopies(game, mission)
    checkHaste(game, player, mission, sites)
  }
  checkAble(game, act)
  if (act.kind === 'attempt') checkThere(game, player, sites, act)
  const strangers: Site[] = []
  for (const site of sites) {
    const present = presentAt(game, player, site)
    const group = groupAt(game, player, site, act.kind as Kind, act.cards)
    if (!group.personnel.length) refuseNobody(player, site, present, act)
    if (group.ship && !can(game, group.ship, act.kind as Kind))
      refuse('condition', `${group.ship} may not ${act.kind}`, [group.ship])
    if (act.kind === 'attempt' && group.ship) requireUnveiled(game, [group.ship], 'attempt')
    requireUnhindered(game, group.personnel, act.kind as Kind)
    checkGroup(game, group)
    if (act.kind === 'attempt') checkMembers(game, player, site, act)
    if (act.kind === 'attempt' && group.ship) checkCrew(game, player, group.ship)
    checkOrigins(game, group)
    if (act.kind === 'scout' && site.kind === 'Away Team' && !scoutsAmong(game, player, group.personnel).length)
      refuse('condition', `Nobody on ${mission} was sent to scout`, group.personnel)
    if (act.kind === 'attempt' && !mayTry(game, group))
      refuse('requirement', `The ${site.kind} could not solve ${mission}`, [mission])
    strangers.push(...(welcome(game, mission, group, act.kind as Kind) ? [] : [site]))
  }
  checkStrangers(game, mission, sites, strangers)
}

/** Refuses an attempt without the ships that the text of the mission asks for. */
function checkShips(game: Game, player: PlayerName, mission: CardId): void {
  const { attemptedWith } = game.text(mission)
  if (!attemptedWith || !game.inForce(attemptedWith)) return
  const ships = game.state.cards.filter(
    c => c.controller === player && game.facts(c.id).type === 'ship' && inPlay(c) && locationOf(game, c.id) === mission,
  )
  game.credit(attemptedWith)
  const there = ships.map(c => c.id)
  if (!meets(game, attemptedWith.ships, there, player))
    refuse('requirement', `${player}'s ships at ${mission} are not what it asks for`, [mission])
}

/** Refuses an attempt by nobody: nobody is there, or nobody there may take part. */
function refuseNobody(player: PlayerName, { kind, mission }: Site, present: readonly CardId[], act: Act): never {
  const [code, why] = present.length
    ? (['condition', `Nobody of ${player} at ${mission} may ${act.kind}`] as const)
    : (['wrong-place', `${player} has no ${kind} at ${mission}`] as const)
  refuse(code, why, present.length ? present : [mission])
}

const isOpenAgain = (game: Game, mission: CardId): boolean =>
  game.decide(mayBeCompletedAgain, { mission, doubled: cardsIn(game, 'shares', mission).length > 0 })

/** Refuses an attempt for which somebody is named who may take no part in it. */
function checkAble(game: Game, act: Act): void {
  const idle = (act.cards ?? []).filter(id => isPersonnel(game, id) && !can(game, id, act.kind as Kind))
  if (idle.length) refuse('condition', `${idle.join(', ')} may not ${act.kind}`, idle)
}

/** Refuses an attempt with somebody who is not of those who make it. */
function checkThere(game: Game, player: PlayerName, sites: readonly Site[], act: Act): void {
  const there = sites.flatMap(site => presentAt(game, player, site))
  const strays = (act.cards ?? []).filter(id => isPersonnel(game, id) && !there.includes(cardOf(id)))
  if (strays.length && !game.decide(attemptsFromElsewhere, { mission: act.card!, cards: strays }))
    refuse('wrong-place', `${strays.join(', ')} is not where the others are`, strays)
}

/** Refuses an attempt without some who are there, and one more in the turn, where the law does. */
function checkMembers(game: Game, player: PlayerName, site: Site, act: Act): void {
  const { mission, kind } = site
  const present = presentAt(game, player, site)
  const named = act.cards ?? []
  const left = named.length ? present.filter(id => !named.includes(id) && can(game, id, 'attempt')) : []
  if (left.length && !game.decide(mayBeHeldBack, { mission, kind, left, others: named }))
    refuse('condition', `${left.join(', ')} may not be held back`, left)
  const { number } = game.state.turn
  const before = game.state.history.some(
    d => d.kind === 'attempt' && d.card === mission && d.player === player && d.turn === number,
  )
  if (before && !game.decide(mayBeAttemptedAgain, { mission, kind }))
    refuse('limit', `${player} has attempted ${mission} this turn`, [mission])
}

/** Refuses an attempt together where those who were beamed down from different ships are not of one Away Team. */
function checkOrigins(game: Game, { kind, personnel, mission }: Group): void {
  const ships = new Set(personnel.flatMap(id => leftLast(game, id) ?? []))
  if (kind !== 'Away Team' || ships.size < 2 || game.decide(areOneTeamFromTwoShips, { mission })) return
  refuse('condition', `Those who came from ${[...ships].join(' and ')} are several Away Teams`, personnel)
}

/** Refuses the attempt where nobody, or, if the law wants that, nobody in one of the two groups, matches the mission. */
function checkStrangers(
  game: Game,
  mission: CardId,
  sites: readonly Site[],
  [first, ...others]: readonly Site[],
): void {
  if (!first) return
  if (others.length + 1 < sites.length && !game.decide(eachGroupMustMatch, { mission })) return
  refuse('affiliation', `No affiliation of the ${first.kind} may attempt ${mission}`, [mission])
}

/** Do they meet the requirements, if the law wants that before they begin? */
function mayTry(game: Game, group: Group): boolean {
  if (!game.decide(mustBeAbleToSolve, { group })) return true
  return game.whilst({ comparing: [group] }, () => meetsMission(game, group.mission, group.player, poolOf(group)))
}

/** Refuses where a card in play keeps the mission from being attempted. */
function checkMission(game: Game, player: PlayerName, mission: CardId, kind: Kind): void {
  const toScouts = kind === 'scout' ? barrierTo(game, mission, 'scout') : undefined
  if (toScouts) {
    game.credit(toScouts.standing)
    refuse('blocked', `${toScouts.card} keeps ${mission} from being scouted`, [mission], 'start', toScouts.card)
  }
  const barrier = barriers(game, 'attempt').find(
    ({ card, standing }) =>
      affects(game, card, standing, mission) && !(standing.exempts && meets(game, standing.exempts, [], player)),
  )
  if (!barrier) return
  const { card: dilemma } = barrier
  if (kind === 'scout' && !game.decide(readsAsScouting, { dilemma, words: 'mission attempt' })) return
  game.credit(barrier.standing)
  refuse('blocked', `${dilemma} keeps ${mission} from being attempted`, [mission], 'start', dilemma)
}
