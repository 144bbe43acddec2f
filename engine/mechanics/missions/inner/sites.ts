import type { Act } from '../../../../protocol/types.ts'
import { can } from '../../../board/can.ts'
import { aboard, crewSite, type Site, vesselsAt } from '../../../board/group.ts'
import { isDocked } from '../../../board/landed.ts'
import { cardsIn, crewOf } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { attemptsFromElsewhere, crewsJoin } from '../../../questions/missions/settled.ts'
import { kindFor } from '../missions.ts'
import { dualSites } from './dual-icon.ts'

/** The crews and Away Teams with which the player could attempt the mission, one or, at a dual-icon mission, both. */
export function sitesFor(game: Game, player: PlayerName, mission: CardId, act: Act): readonly Site[] {
  const kind = kindFor(game, mission, player)
  if (!kind && game.facts(mission).kind) refuse('condition', `${mission} has no icon for ${player}`, [mission])
  if (act.kind === 'commandeer') return [{ kind: 'Away Team', holder: mission, mission, place: 'aboard' }]
  const planet: Site = { kind: 'Away Team', holder: mission, mission, place: 'planet' }
  if (kind === 'dual') return dualSites(game, player, mission, act)
  const [wanted, whence] = act.from ?? []
  const isFromAboard = kind === 'planet' && wanted === 'aboard' && !act.cards?.length && isThere(game, player, mission)
  if (isFromAboard && !game.decide(attemptsFromElsewhere, { mission, cards: crewOf(game, whence!, player) }))
    refuse('wrong-place', `${mission} is attempted by an Away Team`, [mission])
  if (kind === 'planet' || (kind !== 'space' && wanted === 'planet')) return [planet]
  const site = crewSite(game, player, mission, act)
  return [site, ...joining(game, player, site, act)]
}

/** Does the player have anything on that planet itself? */
const isThere = (game: Game, player: PlayerName, mission: CardId): boolean =>
  cardsIn(game, 'planet', mission).some(({ controller }) => controller === player)

/** The other crews there that take part in the attempt of a space mission, where the law has them join in. */
function joining(game: Game, player: PlayerName, { holder, mission }: Site, act: Act): readonly Site[] {
  if (act.kind !== 'attempt') return []
  const others = vesselsAt(game, player, mission, act).filter(
    id => id !== holder && crewOf(game, id, player).length > 0 && !(isDocked(game, id) && !can(game, id, 'attempt')),
  )
  if (!others.length || !game.decide(crewsJoin, { mission })) return []
  return others.map(id => aboard(id, mission))
}
