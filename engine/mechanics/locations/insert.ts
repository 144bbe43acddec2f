import type { Act } from '../../../protocol/types.ts'
import { isLocation, putInLine } from '../../board/locations.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'

/** A place in a spaceline, with the locations on both sides. */
interface Gap {
  readonly line: string
  readonly at: number
  readonly left: CardId | undefined
  readonly right: CardId | undefined
}

/** Refuses a card that is put in a spaceline where its text, or the law, does not let it. */
export function checkInsertion(game: Game, player: PlayerName, act: Act): void {
  const card = act.card!
  const gap = gapFor(game, act)
  const between = game.text(card).inserts?.between
  if (!between || !game.inForce(between)) return
  game.credit(between)
  const fits = (id: CardId | undefined): boolean => id !== undefined && matches(game, id, between.what, player)
  if (!fits(gap.left) || !fits(gap.right)) refuse('wrong-place', `${card} is not put there`, [card], 'choice')
}

/** Puts the card where its player said. */
export function insert(game: Game, act: Act): void {
  const { line, at } = gapFor(game, act)
  putInLine(game, act.card!, line, at)
}

function gapFor(game: Game, { card = '', to, position }: Act): Gap {
  if (to?.[0] !== 'spaceline') return refuse('wrong-place', `${card} is put in a spaceline`, [card], 'choice')
  const row = cardsIn(game, 'spaceline', to[1]).map(c => c.id)
  const at = position ?? row.length
  if (at < 0 || at > row.length) refuse('wrong-place', `${to[1]} has no place ${at}`, [card], 'choice')
  const isOne = (id: CardId): boolean => isLocation(game, id)
  return { line: to[1], at, left: row.slice(0, at).findLast(isOne), right: row.slice(at).find(isOne) }
}
