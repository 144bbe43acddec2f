import { holdsFor } from '../../board/both-ends.ts'
import { is } from '../../board/can.ts'
import { locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { regionOf } from '../../questions/locations/questions.ts'
import type { Features } from '../../text/match.ts'
import { levelOf } from '../skills/level.ts'
import { skillsIn } from '../skills/use-skills.ts'
import { requirementOf } from './mission-requirements.ts'
import { attemptedBy } from './missions.ts'

export const features: Features<'region' | 'place' | 'missionOf' | 'completedBy' | 'skilledForIt'> = {
  skilledForIt: (game, id, _, you) => isSkilledForIt(game, id, you),
  completedBy: (game, id, _, you) => isCompletedBy(game, id, you),
  missionOf: (game, id, { missionOf }, you) => !!attemptedBy(game, id, you)?.includes(missionOf ?? ''),
  place: (game, id, { place }) => game.facts(id).location?.at(-1) === place,
  region: (game, id, { region }, you) => isInRegion(game, id, region, you),
}

/** Has it a skill that the mission requires which is being solved? */
function isSkilledForIt(game: Game, card: CardId, player: PlayerName): boolean {
  const mission = game.told.findLast(t => t.event === 'solved')?.cards?.[0]
  if (mission === undefined) return false
  return skillsIn(requirementOf(game, mission, player)).some(skill => levelOf(game, card, skill) > 0)
}

/** Has the player completed the mission? One that was completed before the game was set up is whoever's asks. */
function isCompletedBy(game: Game, mission: CardId, player: PlayerName): boolean {
  const deed = game.state.history.findLast(d => d.kind === 'completed' && d.card === mission)
  return is(game, mission, 'completed') && (!deed || deed.player === player)
}

/** Is it there, as far as the player is concerned? */
function isInRegion(game: Game, id: CardId, region: string | undefined, player: PlayerName): boolean {
  const at = locationOf(game, id)
  return at !== undefined && game.decide(regionOf, { location: at }) === region && holdsFor(game, at, player)
}
