import { can } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { ignoresAgain, ignoresAttributes, mayIgnoreRequirements } from '../../questions/missions/settled.ts'
import type { Attribute } from '../../text/plain-words.ts'
import { confirm } from '../selections/confirm.ts'
import { attributeTotal } from '../skills/totals.ts'
import { requirementsFor } from './missions.ts'

/** Those who solve the mission lack something, and one of them lets their player ignore it. */
export function* ignoresRequirements(
  game: Game,
  mission: CardId,
  player: PlayerName,
  pool: readonly CardId[],
): Flow<boolean> {
  const by = ignorer(game, mission, player, pool)
  if (by === undefined || !game.decide(mayIgnoreRequirements, { mission, by })) return false
  if (!(yield* confirm(player, by, 'ignore requirements'))) return false
  record(game, player, 'use', by)
  return true
}

/** One of them whose text lets what is lacking be ignored, and who has not used it yet. */
export function ignorer(game: Game, mission: CardId, player: PlayerName, pool: readonly CardId[]): CardId | undefined {
  const found = pool.find(id => game.text(id).ignores && can(game, id, 'use skills') && !isUsedUp(game, id))
  if (found === undefined) return undefined
  const ignoresAll = (): boolean => game.decide(ignoresAttributes, { by: found, mission })
  return hasAttributes(game, mission, player, pool) || ignoresAll() ? found : undefined
}

const isUsedUp = (game: Game, id: CardId): boolean =>
  game.state.history.some(d => d.kind === 'use' && d.card === id) && !game.decide(ignoresAgain, { by: id })

function hasAttributes(game: Game, mission: CardId, player: PlayerName, pool: readonly CardId[]): boolean {
  return (requirementsFor(game, mission, player) ?? []).some(({ over = {}, under = {} }) => {
    const total = (attribute: string): number => attributeTotal(game, attribute as Attribute, pool)
    return (
      Object.entries(over).every(([attribute, number]) => total(attribute) > number) &&
      Object.entries(under).every(([attribute, number]) => total(attribute) < number)
    )
  })
}
