import { can } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import { isSelfControlled } from '../../board/self-controlled.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { damage } from '../damage/damage.ts'
import { isADirectHit, returnsFire, wEAPONSAddUp } from '../self-controlled/questions.ts'
import { carryOutAt } from '../timing/due.ts'

/** What comes of shooting at a card: nothing, a hit, or a direct hit, which counts twice. */
interface Shot {
  readonly at: CardId
  readonly hits: 0 | 1 | 2
}

/** All fire at once: the attackers together at the first target, and the targets that fire back at each of the attackers. */
export function* fireOn(game: Game, player: PlayerName, from: readonly CardId[], at: readonly CardId[]): Flow {
  const there = at.filter(id => inPlay(game.card(id)))
  const [target] = at
  if (target === undefined) return
  const shots = [shoot(game, from, target), ...from.filter(id => firesBack(game, target, id)).map(back(game, target))]
  for (const shot of shots) hit(game, shot)
  if (from.some(id => isSelfControlled(game, id))) return
  for (const id of there) if (!inPlay(game.card(id))) yield* carryOutAt(game, 'destroyed in battle', player, id)
}

const back =
  (game: Game, card: CardId) =>
  (at: CardId): Shot =>
    shoot(game, [card], at)

const firesBack = (game: Game, card: CardId, at: CardId): boolean => game.decide(returnsFire, { card, at })

/** WEAPONS of all who are not barred from battles against SHIELDS. */
function shoot(game: Game, from: readonly CardId[], at: CardId): Shot {
  const able = from.filter(id => can(game, id, 'battle'))
  const each = able.map(id => value(game, id, 'weapons'))
  const addUp = each.length < 2 || game.decide(wEAPONSAddUp, { target: at })
  const weapons = addUp ? each.reduce((sum, n) => sum + n, 0) : Math.max(...each)
  const shields = value(game, at, 'shields')
  if (weapons <= shields) return { at, hits: 0 }
  const direct = game.decide(isADirectHit, { by: able, weapons, shields })
  return { at, hits: direct ? 2 : 1 }
}

function hit(game: Game, { at, hits }: Shot): void {
  if (hits > 0) damage(game, at)
  if (hits > 1 && game.card(at).is.includes('damaged')) damage(game, at)
}
