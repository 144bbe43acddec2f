import { can } from '../../../board/can.ts'
import { individualsOf } from '../../../board/individuals.ts'
import { impose, lift } from '../../../board/moves.ts'
import { inPlay } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { value } from '../../../board/value.ts'
import { type Flow, malformed } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardOf } from '../../../kernel/individual.ts'
import { timesThatWoundMortally } from '../../../questions/battle/settled.ts'
import { addsSTRENGTH, engagesAsOne } from '../../../questions/dual-personnel/settled.ts'
import { killsInBattle } from '../../../questions/holograms/settled.ts'
import { kill } from '../../damage/kill.ts'
import { isHologram } from '../../holograms/holograms.ts'
import { window } from '../../timing/window.ts'
import { tellTotal } from './totals.ts'

export interface AddedNotes {
  /** Whom each of those who fight has before him. */
  adversaries: Readonly<Record<CardId, CardId>>
}

/** What becomes of the weaker one in single combat. */
export const wounds = ['stunned', 'mortally-wounded'] as const

type Wound = (typeof wounds)[number]

/** Every combatant meets one of the other side, as the shuffled sides come; the weaker one is stunned, one of less than half the STRENGTH wounded mortally. */
export function* engage(game: Game, attackers: readonly CardId[], attacked: readonly CardId[]): Flow {
  const one = yield* shuffled(game, combatants(game, attackers))
  const other = yield* shuffled(game, combatants(game, attacked))
  const pairs = one.slice(0, other.length).map((id, i) => [id, other[i]!] as const)
  yield* pairOff(game, pairs)
  const hurt = pairs
    .filter(pair => !pair.some(id => isHurt(game, cardOf(id), 'stunned')))
    .flatMap(([a, b]) => combat(game, a, b))
  for (const { card, wound } of hurt) impose(game, card, wound)
  for (const { card, cause, wound } of hurt)
    if (wound === 'stunned') yield* window(game, { on: 'stunned', card, cause, by: game.card(cause).controller })
  if (hurt.length) yield* window(game, { on: 'wounded', cards: hurt.map(h => h.card), by: by(game, attackers) })
}

/** Everybody who fights sees whom he has before him, and may do something about that. */
function* pairOff(game: Game, pairs: readonly (readonly [CardId, CardId])[]): Flow {
  const cards = pairs.map(([a, b]) => [cardOf(a), cardOf(b)] as const)
  if (!cards.length) return
  game.note('adversaries', Object.fromEntries(cards.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])))
  yield* window(game, { on: 'paired off', cards: cards.flat(), by: by(game, cards[0]!) })
  game.note('adversaries', {})
}

const by = (game: Game, [first]: readonly CardId[]): PlayerName => game.card(first!).controller

const isHurt = (game: Game, card: CardId, wound: Wound): boolean => game.card(card).is.includes(wound)

/** Of those who fought, the stunned come to, and the mortally wounded die. */
export function* afterwards(game: Game, fighters: readonly CardId[]): Flow {
  const dying = fighters.filter(card => isHurt(game, card, 'mortally-wounded'))
  for (const card of fighters) for (const wound of wounds) lift(game, card, wound)
  yield* kill(
    game,
    dying.filter(card => inPlay(game.card(card))),
  )
}

/** Those who fight, or each of the two on a card that do not fight as one. */
function combatants(game: Game, side: readonly CardId[]): readonly CardId[] {
  const able = side.filter(id => can(game, id, 'battle') && !wounds.some(wound => game.card(id).is.includes(wound)))
  return able.flatMap(card => {
    const people = individualsOf(game, card)
    return people.length < 2 || game.decide(engagesAsOne, { card }) ? [card] : people
  })
}

function* shuffled(game: Game, side: readonly CardId[]): Flow<readonly CardId[]> {
  if (side.length < 2) return side
  const given = yield {
    who: 'chance',
    kind: 'order',
    of: side,
    why: `the side of ${game.card(side[0]!).controller}`,
    check: answer => {
      if ('keep' in answer) return
      if (!('order' in answer) || answer.order.length !== side.length || !side.every(id => answer.order.includes(id)))
        malformed('not-a-choice', 'All combatants must be put in order', [], 'answer')
    },
  }
  return 'order' in given ? given.order : side
}

interface Hurt {
  readonly card: CardId
  readonly cause: CardId
  readonly wound: Wound
}

function combat(game: Game, a: CardId, b: CardId): readonly Hurt[] {
  const [one, other] = [toldStrength(game, a), toldStrength(game, b)]
  if (one === other) return []
  const [card, by] = [cardOf(one < other ? a : b), cardOf(one < other ? b : a)]
  const times = game.decide(timesThatWoundMortally, { card, by })
  const isMortal = Math.max(one, other) > times * Math.min(one, other) && kills(game, by, card)
  const wound = isMortal ? 'mortally-wounded' : 'stunned'
  game.tell({ event: 'wounded', cards: [card], word: wound })
  return [{ card, cause: by, wound }]
}

/** May the one kill the other, as far as holograms are concerned? */
export const kills = (game: Game, by: CardId, card: CardId): boolean =>
  !isHologram(game, by) || isHologram(game, card) || game.decide(killsInBattle, { hologram: by })

function toldStrength(game: Game, id: CardId): number {
  const count = strengthOf(game, id)
  tellTotal(game, 'strength', count, { [cardOf(id)]: [{ set: count }] })
  return count
}

function strengthOf(game: Game, id: CardId): number {
  const people = individualsOf(game, id)
  if (people.length < 2 || game.decide(addsSTRENGTH, { card: id })) return value(game, id, 'strength')
  return Math.max(...people.map(one => value(game, one, 'strength')))
}
