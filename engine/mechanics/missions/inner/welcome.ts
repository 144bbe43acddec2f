import type { Group } from '../../../board/group.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { mustMatchTheMission, passesForMatching } from '../../../questions/compatibility/questions.ts'
import { admitsAnybody, isOpenToAnybody } from '../../../questions/missions/settled.ts'
import { matches } from '../../../text/match.ts'
import { speaksTo } from '../../../text/you.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { textsOn } from '../mission-requirements.ts'
import { attemptedBy } from '../missions.ts'

/** What an attempt may be for. */
export type Kind = 'attempt' | 'scout' | 'commandeer'

/** Is somebody in the group of those for whom the mission is? */
export function welcome(game: Game, mission: CardId, group: Group, kind: Kind): boolean {
  if (kind === 'scout') return group.personnel.some(id => affiliationsOf(game, id).includes('borg'))
  if (kind === 'commandeer')
    return game.card(mission).controller !== group.player && game.text(mission).commandeered === true
  const admitted = attemptedBy(game, mission, group.player)
  if (admitted?.includes('any') || (!admitted?.length && game.decide(isOpenToAnybody, { mission }))) return true
  if (!game.decide(mustMatchTheMission, { mission, mixing: !!game.text(mission).mixing })) return true
  return group.personnel.some(
    id =>
      admitted?.some(icon => matches(game, id, { sign: icon }, group.player, true)) ||
      isAdmittedBy(game, mission, id, group.player) ||
      game.decide(passesForMatching, { personnel: id, affiliations: admitted ?? [], to: 'attempt' }),
  )
}

/** Does a card of the player's on the mission let the personnel attempt it? */
function isAdmittedBy(game: Game, mission: CardId, personnel: CardId, player: PlayerName): boolean {
  return textsOn(game, mission).some(({ id, text }) => {
    if (!text.attemptedBy) return false
    game.credit(text)
    const isTheirs = speaksTo(game, id) === player && matches(game, personnel, text.attemptedBy, player, true)
    return isTheirs || game.decide(admitsAnybody, { card: id, personnel })
  })
}
