import type { Card, ConditionWord, Id, Term } from '../../../protocol/types.ts'
import type { CaseDetails } from '../embedded.ts'
import { type Course, cardsOf, coursesIn, type Told } from './attempt-course.ts'
import { cardsOnBoards, namesOnBoards } from './card-names.ts'
import { conditionText } from './words.ts'

/** What one card counts towards a total. */
export interface Part {
  readonly card: string
  readonly terms: readonly (Omit<Term, 'by'> & { readonly by?: string })[]
}

/** What one side counts. */
export interface Side {
  /** Who controls it, as far as the boards tell. */
  readonly player: string | undefined
  /** `weapons`, `shields` or `strength`. */
  readonly value: string
  readonly parts: readonly Part[]
  readonly total: number
}

/** One side's total against the other's, and what came of it, in words. */
export interface Clash {
  readonly sides: readonly Side[]
  readonly result: string
}

/** A battle: the forces, total against total, and what it did to whom. */
export interface Battle {
  /** Who attacks whom; undefined where nobody did so by an act of his own. */
  readonly attack:
    | { readonly player: string; readonly by: readonly string[]; readonly at: readonly string[] }
    | undefined
  readonly clashes: readonly Clash[]
  readonly winner: string | undefined
  readonly done: readonly { readonly how: string; readonly names: readonly string[] }[]
  readonly rulings: readonly string[]
}

type Shown = Pick<CaseDetails, 'transcript' | 'before' | 'after'>

/** What a case shows of its cards. */
interface Setting {
  readonly before: ReadonlyMap<Id, Card>
  readonly after: ReadonlyMap<Id, Card>
  readonly cards: ReadonlyMap<Id, Card>
  readonly nameOf: (id: Id) => string
}

/** The battles that were fought, read off the messages and the two boards. */
export function battlesIn({ transcript, before, after }: Shown): readonly Battle[] {
  const [old, now] = [before, after].map(board => new Map(board?.cards.map(card => [card.id, card])))
  const setting: Setting = {
    before: old!,
    after: now!,
    cards: cardsOnBoards({ before, after }),
    nameOf: namesOnBoards({ before, after }),
  }
  return coursesIn(transcript).flatMap(course => battleOf(course, setting))
}

function battleOf({ asked: { as, act }, told }: Course, setting: Setting): readonly Battle[] {
  const isAttack = act?.kind === 'attack'
  const clashes = clashesOf(told, setting)
  if (!isAttack && !clashes.length) return []
  const { nameOf } = setting
  const attack =
    isAttack && as !== undefined
      ? { player: as, by: (act.cards ?? []).map(nameOf), at: (act.targets ?? []).map(nameOf) }
      : undefined
  const winner = told.find(({ event }) => event === 'won')?.player
  const rulings = [...new Set(told.flatMap(({ rulings }) => rulings))]
  return [{ attack, clashes, winner, done: doneBy(told, setting), rulings }]
}

/** Totals come in pairs, each with what it came to. */
function clashesOf(told: readonly Told[], setting: Setting): readonly Clash[] {
  const clashes: { readonly sides: Side[]; result: string }[] = []
  for (const event of told) {
    const last = clashes.at(-1)
    if (event.event === 'totalled') {
      if (last?.sides.length === 1) last.sides.push(sideOf(event, setting))
      else clashes.push({ sides: [sideOf(event, setting)], result: '' })
    } else if (last && !last.result) last.result = resultOf(event, setting)
  }
  return clashes.map(({ sides, result }) => ({ sides, result: result || without(sides) }))
}

function sideOf({ word = '', count = 0, sums = {} }: Told, { cards, nameOf }: Setting): Side {
  const [first] = Object.keys(sums)
  const card = first === undefined ? undefined : cards.get(first)
  const named = (terms: readonly Term[]) =>
    terms.map(({ by, ...term }) => (by === undefined ? term : { ...term, by: nameOf(by) }))
  return {
    player: card?.controller ?? card?.owner,
    value: word,
    parts: Object.entries(sums).map(([id, terms]) => ({ card: nameOf(id), terms: named(terms ?? []) })),
    total: count,
  }
}

function resultOf({ event, cards = [], count, word = '' }: Told, { nameOf }: Setting): string {
  const names = cards.map(nameOf).join(', ')
  if (event === 'hit') return `${count === 2 ? 'Direct hit' : 'Hit'} on ${names}`
  return event === 'wounded' ? `${names}: ${conditionText(word as ConditionWord)}` : ''
}

/** What it comes to where nothing more was told. */
function without([one, other]: readonly Side[]): string {
  if (one?.value === 'weapons') return 'No hit'
  if (!one || !other || one.total === other.total) return 'Even'
  return `${(one.total > other.total ? one : other).player ?? 'The stronger'} has more`
}

const told = ['destroyed', 'killed', 'captured'] as const
const telling: readonly ConditionWord[] = ['stopped', 'damaged', 'disabled', 'stasis']

/** Who was killed, destroyed or captured, as was told; and what else became of whom by the end of the case, as the boards show. */
function doneBy(events: readonly Told[], { before, after, nameOf }: Setting): Battle['done'] {
  const gone = told.map(word => ({ how: word, cards: cardsOf(events, word) }))
  const out = new Set(gone.flatMap(({ cards }) => cards))
  const cards = [...after.values()].filter(({ id }) => !out.has(id))
  const become = telling.map(word => ({
    how: conditionText(word),
    cards: cards
      .filter(({ id, is = [] }) => is.includes(word) && !before.get(id)?.is?.includes(word))
      .map(({ id }) => id),
  }))
  return [...gone, ...become].flatMap(({ how, cards }) => (cards.length ? [{ how, names: cards.map(nameOf) }] : []))
}
