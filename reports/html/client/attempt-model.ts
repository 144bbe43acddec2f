import type { ActKind, Board, Card, ConditionWord, Id, Place } from '../../../protocol/types.ts'
import type { CaseDetails } from '../embedded.ts'
import { type Course, cardsOf, coursesIn, encountersOf, type Told } from './attempt-course.ts'
import { conditionText } from './words.ts'

const kinds: Readonly<Partial<Record<ActKind, string>>> = {
  attempt: 'attempts',
  scout: 'scouts',
  commandeer: 'tries to commandeer',
}

/** A dilemma that was turned over. */
export interface Encounter {
  readonly dilemma: string
  /** What became of the dilemma. */
  readonly verdict: string
  readonly selected: readonly string[]
  readonly killed: readonly string[]
  readonly rulings: readonly string[]
}

/** One attempt from the act that began it to its end. */
export interface Attempt {
  readonly player: string
  /** What the player does with the mission, as a verb. */
  readonly deed: string
  readonly mission: string
  readonly seeds: readonly { readonly name: string; readonly met: boolean }[]
  readonly encounters: readonly Encounter[]
  /** Those that cannot be told encounter by encounter. */
  readonly rulings: readonly string[]
  readonly solved: boolean
  /** Cards that can do less than before, or are gone. */
  readonly out: readonly { readonly name: string; readonly how: readonly string[] }[]
  readonly scored: number
}

/** What a case shows, as far as attempts are told by it. */
type Shown = Pick<CaseDetails, 'transcript' | 'before' | 'after'>

/** The boards of an attempt, and what its cards are called. */
interface Setting {
  readonly before: Board
  readonly after: Board | undefined
  readonly cardAfter: (id: Id | undefined) => Card | undefined
  readonly nameOf: (id: Id) => string
}

/** The attempts that were played, each with what lay there and what came of every encounter; read off the messages and the two boards. */
export function attemptsIn({ transcript, before, after }: Shown): readonly Attempt[] {
  if (!before) return []
  const [old, now] = [before, after].map(board => new Map(board?.cards.map(card => [card.id, card])))
  const nameOf = (id: Id) => (old?.get(id) ?? now?.get(id))?.title ?? id
  const setting: Setting = { before, after, nameOf, cardAfter: id => (id === undefined ? id : now?.get(id)) }
  return coursesIn(transcript).flatMap(course => attemptOf(course, setting))
}

function attemptOf({ asked: { as, act }, told }: Course, setting: Setting): readonly Attempt[] {
  const deed = act && kinds[act.kind]
  const encounters = encountersOf(told)
  if (as === undefined || act?.card === undefined || !deed || encounters.length === 0) return []
  const { before, cardAfter, nameOf } = setting
  const { card: mission } = act
  const seeds = before.cards.filter(({ where: [place, holder] }) => place === 'under' && holder === mission)
  const met = new Set(encounters.map(([first]) => first?.cards?.[0]))
  const attempt: Attempt = {
    player: as,
    deed,
    mission: nameOf(mission),
    seeds: seeds.map(({ id }) => ({ name: nameOf(id), met: met.has(id) })),
    ...withRulings(encounters.map(events => encounterOf(events, setting))),
    solved: cardsOf(told, 'solved').includes(mission),
    out: before.cards.flatMap(card => fellOut(card, cardAfter(card.id), nameOf)),
    scored: scoredBy(as, setting),
  }
  return [attempt]
}

/** What one answer told of several encounters cannot be told apart: then the rulings are those of the attempt. */
function withRulings(encounters: readonly Encounter[]): Pick<Attempt, 'encounters' | 'rulings'> {
  const [first, ...others] = encounters
  const isOne = others.every(({ rulings }) => rulings.join() === first?.rulings.join())
  if (!first || others.length === 0 || !isOne) return { encounters, rulings: [] }
  return { encounters: encounters.map(one => ({ ...one, rulings: [] })), rulings: first.rulings }
}

function encounterOf(events: readonly Told[], { cardAfter, nameOf }: Setting): Encounter {
  const id = events[0]?.cards?.[0]
  return {
    dilemma: id === undefined ? 'an unnamed dilemma' : nameOf(id),
    verdict: verdictOf(id, events, cardAfter(id)),
    selected: cardsOf(events, 'selected').map(nameOf),
    killed: cardsOf(events, 'killed').map(nameOf),
    rulings: [...new Set(events.flatMap(({ rulings }) => rulings))],
  }
}

const endings: Readonly<Partial<Record<Place, string>>> = {
  under: 'not overcome; it lies under the mission again',
  on: 'it has entered play',
  core: 'it has entered play',
  points: 'done with, and its points are scored',
  discard: 'done with, and discarded',
}

function verdictOf(id: Id | undefined, events: readonly Told[], card: Card | undefined): string {
  if (id !== undefined && cardsOf(events, 'nullified').includes(id)) return 'nullified'
  if (id !== undefined && cardsOf(events, 'overcome').includes(id)) return 'overcome'
  return (card && endings[card.where[0]]) ?? 'faced'
}

const outOf: readonly ConditionWord[] = ['stopped', 'disabled', 'stasis', 'stunned', 'mortally-wounded']

/** Cards that can do less than before, or are gone. */
function fellOut(old: Card, now: Card | undefined, nameOf: Setting['nameOf']): Attempt['out'] {
  if (!now || !['aboard', 'planet', 'space'].includes(old.where[0])) return []
  const gone = now.where[0] === 'discard' || now.where[0] === 'removed'
  const added = (now.is ?? []).filter(word => outOf.includes(word) && !old.is?.includes(word))
  const how = gone ? ['gone'] : added.map(conditionText)
  return how.length > 0 ? [{ name: nameOf(old.id), how }] : []
}

function scoredBy(player: string, { before, after }: Setting): number {
  const points = (board: Board) => board.players.find(({ name }) => name === player)?.points ?? 0
  return after ? points(after) - points(before) : 0
}
