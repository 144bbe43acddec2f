import { can, is } from '../../../board/can.ts'
import { inPlay, isEquipment, isPersonnel, locationOf, presentWith } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { howPersonnelFight, losesOneOfThem, losesWithoutALeader } from '../../../questions/battle/settled.ts'
import { fightsLikeAnAwayTeam } from '../../../questions/selections/questions.ts'
import { kill } from '../../damage/kill.ts'
import { select } from '../../selections/select.ts'
import { triumph } from '../../timing/triumph.ts'
import { window } from '../../timing/window.ts'
import { isUnled } from '../leaders.ts'
import { afterwards, engage, kills, wounds } from './engage.ts'
import { strengthOf } from './totals.ts'

export interface AddedUnderway {
  /** STRENGTH is compared in a battle of personnel. */
  comparesStrength: true
  /** Personnel battle each other. */
  battlesInPerson: true
}

/** By STRENGTH, or one against one first; the side that loses loses one. Returns who has won, if anybody has. */
export const personnelBattle = (
  game: Game,
  attackers: readonly CardId[],
  attacked: readonly CardId[],
): Flow<PlayerName | undefined> => game.during({ battlesInPerson: true }, fight(game, attackers, attacked))

function* fight(game: Game, attackers: readonly CardId[], attacked: readonly CardId[]): Flow<PlayerName | undefined> {
  if (!attackers.length || !attacked.length) return undefined
  const strangers = [...attackers, ...attacked].filter(id => !isPersonnel(game, id))
  if (!strangers.every(card => game.decide(fightsLikeAnAwayTeam, { card }))) return undefined
  const singly = game.decide(howPersonnelFight, { attacker: attackers[0]! }) === 'one against one'
  if (singly) yield* engage(game, attackers, attacked)
  const unled = withoutALeader(game, attackers, attacked)
  const losers = unled ?? weaker(game, attackers, attacked)
  const place = locationOf(game, attackers[0]!)
  const winners = losers === attackers ? attacked : attackers
  const [winner] = winners
  const won = losers && winner !== undefined ? game.card(winner).controller : undefined
  if (losers && game.decide(losesOneOfThem, { side: losers })) yield* loseOne(game, losers, winners)
  if (singly) yield* afterwards(game, [...attackers, ...attacked])
  if (won === undefined) return undefined
  game.tell({ event: 'won', player: won })
  yield* triumph(game, won, 'battle won', place)
  return won
}

function weaker(game: Game, one: readonly CardId[], other: readonly CardId[]): readonly CardId[] | undefined {
  const difference = strength(game, one) - strength(game, other)
  if (difference === 0) return undefined
  return difference > 0 ? other : one
}

/** The side that loses because it alone has no leader. */
function withoutALeader(game: Game, one: readonly CardId[], other: readonly CardId[]): readonly CardId[] | undefined {
  const unled = [...(isUnled(game, one, other) ? [one] : []), ...(isUnled(game, other, one) ? [other] : [])]
  const [side] = unled
  return unled.length === 1 && side && game.decide(losesWithoutALeader, { side }) ? side : undefined
}

/** One of the losers dies whom the winners may kill: holograms alone kill nobody but holograms. */
function* loseOne(game: Game, losers: readonly CardId[], winners: readonly CardId[]): Flow {
  const fit = winners.filter(id => isPersonnel(game, id) && can(game, id, 'battle') && !isHurt(game, id))
  const spared = (id: CardId): boolean => fit.length > 0 && fit.every(by => !kills(game, by, id))
  const lost = yield* select(game, {
    who: 'chance',
    from: losers.filter(id => can(game, id, 'be selected to die') && !spared(id) && !is(game, id, 'captive')),
    count: 1,
    why: 'lost the battle',
  })
  yield* kill(game, lost)
  const others = [...losers, ...winners].filter(id => !lost.includes(id))
  for (const card of lost.filter(id => !inPlay(game.card(id))))
    yield* window(game, { on: 'falls in battle', card, cards: others, by: game.card(card).controller })
}

/** STRENGTH of those who engage adversaries, and of what they have with them. */
function strength(game: Game, cards: readonly CardId[]): number {
  const fighters = [...new Set([...cards, ...equipmentOf(game, cards)])].filter(
    id => can(game, id, 'battle') && !isHurt(game, id),
  )
  return game.whilst({ comparesStrength: true }, () => strengthOf(game, fighters))
}

const isHurt = (game: Game, id: CardId): boolean => wounds.some(wound => game.card(id).is.includes(wound))

/** Equipment of the sides whose personnel all took part. */
export function equipmentOf(game: Game, fighters: readonly CardId[]): readonly CardId[] {
  return fighters.flatMap(id => {
    if (!isPersonnel(game, id)) return []
    const own = presentWith(game, id).filter(c => game.card(c).controller === game.card(id).controller)
    const whole = own.every(c => !isPersonnel(game, c) || fighters.includes(c))
    return whole ? own.filter(c => isEquipment(game, c)) : []
  })
}
