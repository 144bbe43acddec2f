import type { CardType } from '../../../cards/facts.ts'
import { outOfPlay } from '../../../protocol/out-of-play.ts'
import type { Board, Card } from '../../../protocol/types.ts'
import { listed } from '../mismatch.ts'

export type TypeOf = (card: Card) => CardType | undefined

/** Places where cards of a type come from a hand, or from seed cards. */
const reported: readonly (CardType | undefined)[] = ['personnel', 'ship', 'equipment']
const played: readonly (CardType | undefined)[] = ['event', 'objective', 'incident', 'doorway']
const seeded: readonly (CardType | undefined)[] = ['dilemma', 'artifact']
const filled: ReadonlySet<string> = new Set(['discard', 'removed', 'points', 'play', 'brig', 'site', 'held', 'shares'])

export const isReported = (type: CardType | undefined): boolean => reported.includes(type)
export const isPlayed = (type: CardType | undefined): boolean => played.includes(type)

/** Why the board cannot come about within the first turns, as far as the board alone tells. */
export function whyUnreachable(board: Board, typeOf: TypeOf): string | undefined {
  const scored = board.players.find(({ points }) => points)
  if (scored) return `${scored.name} has ${scored.points} points already`
  for (const card of board.cards) {
    const why = whyNotThere(card, board, typeOf)
    if (why) return why
  }
  return undefined
}

function whyNotThere(card: Card, board: Board, typeOf: TypeOf): string | undefined {
  const [place] = card.where
  const [type, name] = [typeOf(card), `"${card.id}"`]
  if (card.is?.length) return `${name} is ${listed(card.is)} already`
  if (card.controller && card.controller !== card.owner) return `${name} is controlled by ${card.controller} already`
  if (Object.keys(card.count ?? {}).length) return `${name} has ${listed(Object.keys(card.count ?? {}))} set`
  if (filled.has(place)) return `${name} is in the place "${place}" already`
  if (outOfPlay.has(place) && place !== 'under') return undefined
  if (type === 'mission') return place === 'spaceline' ? undefined : `${name} is not a location of a spaceline`
  if (type === 'facility') return place === 'space' || place === 'planet' ? undefined : `${name} is not at a location`
  if (place === 'under') return seeded.includes(type) ? undefined : `${name} is seeded under a mission`
  if (isReported(type)) return whyNotReported(card, board, typeOf)
  if (isPlayed(type) && (place === 'core' || place === 'on')) return undefined
  return `${name}, ${article(type)}, is in play already`
}

const article = (type: string | undefined): string =>
  type === undefined ? 'a card of no known type' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`

function whyNotReported(card: Card, board: Board, typeOf: TypeOf): string | undefined {
  const home = board.cards.some(other => isHome(other, typeOf) && other.owner === card.owner)
  return home ? undefined : `"${card.id}" has nowhere to report to: ${card.owner} has no facility or headquarters`
}

/** Where cards report to. */
export function isHome(card: Card, typeOf: TypeOf): boolean {
  return typeOf(card) === 'facility' && !outOfPlay.has(card.where[0])
}
