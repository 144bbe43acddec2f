import type { Act } from '../../../../protocol/types.ts'
import { can, isItself } from '../../../board/can.ts'
import type { Group } from '../../../board/group.ts'
import { crewSite, type Site } from '../../../board/group.ts'
import { cardsIn, crewOf, teamOn } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { facesAtADualIconMission, needsBothGroups } from '../../../questions/missions/dual-icon.ts'
import { chooseWord } from '../../selections/select.ts'
import { follow } from '../../stopped/stop.ts'
import { insteadOn } from '../mission-requirements.ts'

/** Who attempts a dual-icon mission: both groups, or, where the law is content with one, whoever is there. */
export function dualSites(game: Game, player: PlayerName, mission: CardId, act: Act): readonly Site[] {
  const planet: Site = { kind: 'Away Team', holder: mission, mission, place: 'planet' }
  if (needsBoth(game, mission, player, 'begin')) return [planet, crewSite(game, player, mission, act)]
  const team = teamOn(game, mission, player).length > 0
  const ship = cardsIn(game, 'space', mission).some(c => crewOf(game, c.id, player).length > 0)
  return [...(team || !ship ? [planet] : []), ...(ship ? [crewSite(game, player, mission, act)] : [])]
}

function needsBoth(game: Game, mission: CardId, player: PlayerName, to: 'begin' | 'go on'): boolean {
  const instead = insteadOn(game, mission, player).length > 0
  return game.decide(needsBothGroups, { mission, to, instead })
}

/** Is nobody left to go on, or are not all of those left who are needed? */
export function isBrokenUp(game: Game, player: PlayerName, groups: readonly Group[]): boolean {
  const [first] = groups
  const gone = groups.filter(g => !g.personnel.length || (g.ship && g.to && !can(game, g.ship, g.to)))
  if (!first || gone.length === groups.length) return true
  return gone.length > 0 && needsBoth(game, first.mission, player, 'go on')
}

/** Which of the groups faces the dilemma. */
export function* facing(game: Game, player: PlayerName, dilemma: CardId, groups: readonly Group[]): Flow<number> {
  const able = groups.filter(g => g.personnel.length > 0)
  if (able.length === 1) return groups.indexOf(able[0]!)
  const { kind, icons } = game.facts(dilemma)
  const about = { dilemma, kind, ofQ: !!icons?.includes('q') }
  const who = game.decide(facesAtADualIconMission, about)
  const wanted = who === 'choice' ? yield* chooseWord(player, ['Away Team', 'crew'], dilemma) : who
  return groups.findIndex(g => g.kind === wanted)
}

/** When one of the two groups was stopped, rules decide what becomes of the other. */
export function noticeOther(
  game: Game,
  player: PlayerName,
  before: Group,
  after: Group,
  other: Group | undefined,
): void {
  const stopped = before.personnel.some(id => game.find(id) && isItself(game, id, 'stopped'))
  if (other && stopped && !after.personnel.length)
    follow(game, { what: 'group stopped', by: player, group: before, other })
}
