import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { ActKind, Board, Card } from '../../protocol/types.ts'
import { listed } from './mismatch.ts'
import { isPlain } from './plain-decks.ts'
import { whereInWords } from './where-in-words.ts'

/** Which copies of a title can be meant at all. */
export type Meant = (card: Card) => boolean

export const inPlay: Meant = ({ where }) => !outOfPlay.has(where[0])

const inPile =
  (piles: readonly string[], player: string): Meant =>
  ({ where: [place, holder] }) =>
    piles.includes(place) && holder === player

export const inHandOf = (player: string): Meant => inPile(['hand'], player)

export const either =
  (one: Meant, other: Meant): Meant =>
  card =>
    one(card) || other(card)

/** From where each kind of act takes its cards; the others take what is in play. */
const sources: Partial<Record<ActKind, readonly string[]>> = {
  play: ['hand'],
  show: ['hand'],
  seed: ['seeds', 'missions', 'hand'],
  draw: ['deck'],
}

/** Which copies an act of this kind can be about; absent = any. */
export function meantBy(kind: ActKind, player: string): Meant | undefined {
  const piles = sources[kind]
  if (piles) return inPile(piles, player)
  return kind === 'download' || kind === 'discard' || kind === 'look' || kind === 'ask' ? undefined : inPlay
}

const isUnlabelled: Meant = ({ id }) => !id.includes(' [')
const isSaid: Meant = ({ id }) => !isPlain(id)

/** The copies that a name without a label can mean: not those with one, nor cards that only fill decks, nor any that the verb rules out. */
export function likeliest(copies: readonly Card[], isMeant: Meant = () => true): readonly Card[] {
  return narrowed(copies, [isSaid, isUnlabelled, isMeant])
}

/** Those for which all hold; a condition that holds for none is passed over. */
export const narrowed = <One>(all: readonly One[], conditions: readonly ((one: One) => boolean)[]): readonly One[] =>
  conditions.reduce((left, holds) => {
    const some = left.filter(holds)
    return some.length ? some : left
  }, all)

/** Does it make no difference which of them is taken? They lie in one place, in one state, and nothing lies at them or aims at them. */
export function areAlike([first, ...others]: readonly Card[], { cards }: Board): boolean {
  if (!first || others.length === 0) return true
  const looks = looksOf(first)
  if (others.some(one => looksOf(one) !== looks)) return false
  const ids = new Set([first.id, ...others.map(({ id }) => id)])
  return !cards.some(({ where, targets = [] }) => ids.has(where[1]) || targets.some(id => ids.has(id)))
}

const looksOf = ({ id: _, is = [], targets = [], ...card }: Card): string =>
  JSON.stringify([
    card.owner,
    card.where,
    card.controller ?? card.owner,
    card.mode,
    card.face,
    card.count,
    [...is].sort(),
    [...targets].sort(),
  ])

/** Why nobody can tell which copy is meant. */
export const ambiguous = (name: string, copies: readonly Card[]): string =>
  `there are ${copies.length} of ${name}, ${listed([...new Set(copies.map(({ where }) => whereInWords(where)))])}, and the sentence does not say which. Give each a label where it is set up, such as \`[first]\`, and name it so`
