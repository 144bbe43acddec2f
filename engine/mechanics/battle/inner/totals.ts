import type { Term } from '../../../../protocol/types.ts'
import type { CardId } from '../../../board/state.ts'
import { termsOf } from '../../../board/terms.ts'
import { value } from '../../../board/value.ts'
import type { Game } from '../../../kernel/game.ts'
import { countsItsModifiers } from '../../../questions/battle/settled.ts'
import { wEAPONSAddUp } from '../../../questions/self-controlled/questions.ts'
import { attackBonusOf, defenseBonusOf, tacticOf } from './tactics.ts'

/** What a side counts in a battle. */
export type Total = 'weapons' | 'shields' | 'strength'

type Parts = Readonly<Record<CardId, readonly Term[]>>

/** WEAPONS of all who fire together, with what their player's tactic adds; told with its parts. */
export function weaponsOf(game: Game, from: readonly CardId[], at: CardId): number {
  const each = from.map(id => Math.max(0, inBattle(game, id, 'weapons') - lessened(game, id)))
  const addUp = each.length < 2 || game.decide(wEAPONSAddUp, { target: at })
  const most = Math.max(...each)
  const { controller } = game.card(from[0]!)
  const bonus = attackBonusOf(game, controller)
  const total = (addUp ? each.reduce((sum, n) => sum + n, 0) : most) + bonus
  const firing = addUp ? from : [from[each.indexOf(most)]!]
  const parts = firing.map(id => [id, [...partsOf(game, id, 'weapons'), ...less(lessened(game, id))]] as const)
  tellTotal(game, 'weapons', total, withBonus(Object.fromEntries(parts), tacticOf(game, controller), bonus))
  return total
}

/** SHIELDS of what is fired at, with what its player's tactic adds; told with its parts. */
export function shieldsOf(game: Game, at: CardId): number {
  const bonus = defenseBonusOf(game, at)
  const total = Math.max(0, inBattle(game, at, 'shields') - weakened(game, at)) + bonus
  const tactic = tacticOf(game, game.card(at).controller) ?? at
  tellTotal(
    game,
    'shields',
    total,
    withBonus({ [at]: [...partsOf(game, at, 'shields'), ...less(weakened(game, at))] }, tactic, bonus),
  )
  return total
}

/** STRENGTH of the cards; told with its parts. */
export function strengthOf(game: Game, cards: readonly CardId[]): number {
  const total = cards.reduce((sum, id) => sum + value(game, id, 'strength'), 0)
  tellTotal(game, 'strength', total, Object.fromEntries(cards.map(id => [id, termsOf(game, id, 'strength')])))
  return total
}

/** Tells what a side counts, and what each of its cards counts towards it. */
export const tellTotal = (game: Game, word: Total, count: number, sums: Parts): void =>
  game.tell({ event: 'totalled', word, count, sums })

function withBonus(parts: Parts, by: CardId | undefined, add: number): Parts {
  if (!add || by === undefined) return parts
  return { ...parts, [by]: [...(parts[by] ?? []), { add }] }
}

/** What the card has of it in battle. */
const inBattle = (game: Game, card: CardId, of: 'weapons' | 'shields'): number =>
  game.decide(countsItsModifiers, { card }) ? value(game, card, of) : (game.facts(card)[of] ?? 0)

const partsOf = (game: Game, card: CardId, of: 'weapons' | 'shields'): readonly Term[] =>
  game.decide(countsItsModifiers, { card }) ? termsOf(game, card, of) : [{ printed: game.facts(card)[of] ?? 0 }]

const lessened = (game: Game, card: CardId): number => game.notes.lessened?.[card] ?? 0

const weakened = (game: Game, card: CardId): number => game.notes.weakened?.[card] ?? 0

const less = (by: number): readonly Term[] => (by ? [{ add: -by }] : [])
