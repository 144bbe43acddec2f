import { can } from '../../../board/can.ts'
import { crewOf, inPlay, isVessel } from '../../../board/places.ts'
import { isSelfControlled } from '../../../board/self-controlled.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { value } from '../../../board/value.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { facilitiesFight, mayFire, mayFireBack } from '../../../questions/battle/questions.ts'
import { isHitBeforeItFires } from '../../../questions/battle/settled.ts'
import { damages } from '../../../questions/damage/questions.ts'
import { isADirectHit, isFiredBackAt, returnsFire } from '../../../questions/self-controlled/questions.ts'
import { damage } from '../../damage/damage.ts'
import { select } from '../../selections/select.ts'
import { hasMatching, isKeptFrom } from '../../staffing/staffing.ts'
import { carryOutAt } from '../../timing/due.ts'
import { window } from '../../timing/window.ts'
import { aimHurl, hurls, isGone } from '../hurling.ts'
import { isLed, needsNoLeader } from '../leaders.ts'
import { tacticOf } from './tactics.ts'
import { noticeTargetDestroyed } from './target-destroyed.ts'
import { shieldsOf, weaponsOf } from './totals.ts'

/** What comes of shooting at a card: nothing, a hit, or a direct hit, which counts twice. */
interface Shot {
  readonly at: CardId
  readonly hits: 0 | 1 | 2
  readonly by: readonly CardId[]
}

/** The attackers fire together at the first target; then those that were attacked fire back, as their player decides or by themselves. Returns whether the target was hit. */
export function* fireOn(game: Game, player: PlayerName, from: readonly CardId[], at: readonly CardId[]): Flow<boolean> {
  const there = at.filter(id => inPlay(game.card(id)))
  const [target] = at
  if (target === undefined) return false
  const attack = shoot(game, from, target)
  aimHurl(game, ableToFire(game, from), target)
  const first = game.decide(isHitBeforeItFires, { card: target })
  if (first) yield* hit(game, attack)
  const shots = [
    ...(first ? [] : [attack]),
    ...from.filter(id => returnsFireByItself(game, target, id)).map(id => shoot(game, [target], id)),
    ...(yield* fireBack(game, from, there, attack)),
  ]
  for (const shot of shots) yield* hit(game, shot)
  for (const id of [...there, ...from]) if (!inPlay(game.card(id))) yield* noticeTargetDestroyed(game, id)
  const isHit = attack.hits > 0
  if (from.some(id => isSelfControlled(game, id))) return isHit
  for (const id of there) if (!inPlay(game.card(id))) yield* carryOutAt(game, 'destroyed in battle', player, id)
  return isHit
}

const returnsFireByItself = (game: Game, card: CardId, at: CardId): boolean => game.decide(returnsFire, { card, at })

/** Those attacked that may fire back do so together, at one of the attackers, if their player wants them to. */
function* fireBack(
  game: Game,
  from: readonly CardId[],
  attacked: readonly CardId[],
  { at, hits }: Shot,
): Flow<readonly Shot[]> {
  const targets = from.filter(
    card =>
      game.facts(card).type === 'ship' ||
      ((isVessel(game, card) || couldHit(game, attacked, card)) && game.decide(isFiredBackAt, { card })),
  )
  const able = attacked.filter(
    card =>
      inPlay(game.card(card)) &&
      mayFight(game, card) &&
      isAbleToFire(game, card) &&
      !isGone(game, card) &&
      game.decide(mayFireBack, { card, isHit: card === at && hits > 0 }),
  )
  const [one] = able
  if (one === undefined) return []
  const who = game.card(one).controller
  const picked = yield* select(game, { who, from: targets, count: 1, optional: true, by: one, why: 'fire back at' })
  for (const id of picked) aimHurl(game, able, id)
  return picked.map(id => shoot(game, able, id))
}

/** Is it a ship, or a facility that has WEAPONS and somebody to fire them? */
function mayFight(game: Game, card: CardId): boolean {
  const { type } = game.facts(card)
  if (type !== 'facility') return type === 'ship'
  const crew = crewOf(game, card, game.card(card).controller).filter(id => can(game, id, 'battle'))
  return (
    value(game, card, 'weapons') > 0 &&
    game.decide(facilitiesFight, { facility: card, how: 'fire back' }) &&
    hasMatching(game, card, crew)
  )
}

const ableToFire = (game: Game, from: readonly CardId[]): readonly CardId[] => from.filter(id => isAbleToFire(game, id))

const couldHit = (game: Game, from: readonly CardId[], at: CardId): boolean =>
  from.reduce((sum, id) => sum + value(game, id, 'weapons'), 0) > value(game, at, 'shields')

/** Is it a ship that its crew lets fire, or something else that needs none? */
function isAbleToFire(game: Game, card: CardId): boolean {
  if (!can(game, card, 'battle')) return false
  if (game.facts(card).type !== 'ship' || needsNoLeader(game, card)) return true
  if (isKeptFrom(game, card, 'fire')) return false
  const { controller } = game.card(card)
  const able = crewOf(game, card, controller).filter(id => can(game, id, 'battle'))
  return game.decide(mayFire, { card, isLed: isLed(game, controller, able), isMatched: hasMatching(game, card, able) })
}

/** WEAPONS of all who are able to fire against SHIELDS. */
function shoot(game: Game, from: readonly CardId[], at: CardId): Shot {
  const able = ableToFire(game, from).filter(id => !hurls(game, id))
  if (!able.length) return { at, hits: 0, by: able }
  const count = () => [weaponsOf(game, able, at), shieldsOf(game, at)] as const
  const [weapons, shields] = game.whilst({ firing: { from: able, at } }, count)
  if (weapons <= shields) return { at, hits: 0, by: able }
  const hits = game.decide(isADirectHit, { by: able, weapons, shields }) ? 2 : 1
  game.tell({ event: 'hit', cards: [at], count: hits })
  return { at, hits, by: able }
}

function* hit(game: Game, { at, hits, by }: Shot): Flow {
  if (!inPlay(game.card(at)) || hits === 0) return
  const tactic = tacticOf(game, game.decide(damages, { card: at }))
  yield* damage(game, at, { cause: 'battle', direct: hits > 1, tactic })
  if (!inPlay(game.card(at)) && by[0])
    yield* window(game, { on: 'shot down', card: at, by: game.card(by[0]).controller, cards: by })
}
