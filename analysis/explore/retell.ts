import type { Board, Event, Question } from '../../protocol/types.ts'
import { isPlain } from '../../steps/judge/plain-decks.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import { itemOf } from '../../steps/on-board/answers-on.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import type { CardName, Chooser, Moment, Operation, Pile, Player } from '../../steps/operation.ts'
import type { Dice } from './dice.ts'
import type { Recorder } from './record.ts'

/** Who has to choose now, and among what; undefined where sentences have no names for all of it. */
export function demandOf(
  finder: Finder,
  question: Question | undefined,
): Extract<Operation, { op: 'mustChoose' }> | undefined {
  if (!question?.of?.length || !['choose', 'word'].includes(question.kind) || question.of.some(isPlain))
    return undefined
  const { who, hand, of, max = 1 } = question
  const chooser = (who === 'chance' && hand !== undefined ? `chance by ${hand}'s hand` : who) as Chooser
  const none = question.pass ? [{ none: true } as const] : []
  const from = [...of.map(candidate => itemOf(finder, candidate)), ...none]
  return { op: 'mustChoose', chooser, count: question.kind === 'choose' ? max : 1, from }
}

/** What outcomes do not say of the last deed: events, what was shown, how piles lie, whose turn it is, who has won. */
export async function tellMore(recorder: Recorder, before: Board, told: number, dice: Dice): Promise<void> {
  const { table } = recorder
  if (table.decision()) return
  const finder = await table.finder()
  const sentences = [
    ...dice.some(eventsIn(finder, table.events.slice(told)), 3),
    ...dice.some(notKilled(finder, before, table.events), 1),
    ...dice.some(shownIn(finder, table.events), 1),
    ...dice.some(pilesIn(finder, before), 2),
    ...turnIn(finder, before),
    ...resultIn(finder),
  ]
  for (const one of sentences) await recorder.ask(one)
}

const named = (finder: Finder, ids: readonly string[] = []): readonly CardName[] =>
  ids.flatMap(id => (finder.board.cards.some(card => card.id === id.split('/')[0]) ? (nameOn(finder, id) ?? []) : []))

const eventsIn = (finder: Finder, events: readonly Event[]): readonly Operation[] =>
  events
    .filter(({ event }) => sayable.has(event))
    .flatMap(({ event, cards, count, word }) =>
      named(finder, cards).map(
        (card): Operation => ({
          op: 'happened',
          cards: [{ card }],
          event,
          ...(event === 'counted' && count !== undefined ? { count } : {}),
          ...(event === 'used' && word !== undefined ? { word } : {}),
        }),
      ),
    )

const sayable: ReadonlySet<string> = new Set([
  'killed',
  'discarded',
  'destroyed',
  'nullified',
  'captured',
  'encountered',
  'overcome',
  'failed',
  'cured',
  'solved',
  'scored',
  'selected',
  'revealed',
  'drew',
  'used',
  'resolved',
  'shuffled',
  'downloaded',
  'assimilated',
  'relocated',
  'counted',
])

/** Cards that left play without having been killed or discarded. */
function notKilled(finder: Finder, before: Board, events: readonly Event[]): readonly Operation[] {
  const old = new Map(before.cards.map(card => [card.id, card.where[0]]))
  return finder.board.cards.flatMap(({ id, where }) => {
    if (where[0] !== 'discard' || old.get(id) === 'discard') return []
    return (['killed', 'discarded', 'nullified'] as const)
      .filter(event => !events.some(one => one.event === event && one.cards?.includes(id)))
      .flatMap(event =>
        named(finder, [id]).map((card): Operation => ({ op: 'happened', cards: [{ card }], not: true, event })),
      )
  })
}

function shownIn(finder: Finder, events: readonly Event[]): readonly Operation[] {
  return finder.board.players.flatMap(({ name }): readonly Operation[] => {
    const seen = events.filter(one => one.event === 'revealed' && (!one.player || one.player === name))
    const cards = named(finder, [...new Set(seen.flatMap(one => one.cards ?? []))])
    return cards.length ? [{ op: 'shown', player: name as Player, cards: cards.map(card => ({ card })) }] : []
  })
}

/** Piles in which something else lies than before, or in another order. */
function pilesIn(finder: Finder, before: Board): readonly Operation[] {
  const wheres = [...new Set(finder.board.cards.map(({ where }) => where.join('|')))]
  return wheres.flatMap(where => {
    const pile = pileAt(finder, where.split('|'))
    const here = contentOf(finder.board, where)
    if (!pile || here.length > 12 || here.some(isPlain) || here.join() === contentOf(before, where).join()) return []
    return holdsIn(finder, pile)
  })
}

const contentOf = ({ cards }: Board, where: string): readonly string[] =>
  cards.filter(card => card.where.join('|') === where).map(({ id }) => id)

/** What the pile holds, in order. */
export function holdsIn(finder: Finder, pile: Pile): readonly Operation[] {
  const ids = finder.pile(pile)
  const cards = named(finder, ids).map(({ title, label }) => ({ title, ...(label ? { label } : {}) }))
  return cards.length === ids.length ? [{ op: 'holds', pile, cards }] : []
}

function pileAt(finder: Finder, [place = '', holder = '']: readonly string[]): Pile | undefined {
  const of = holder as Player
  if (place === 'discard') return { pile: 'discard pile', of }
  if (place === 'deck') return { pile: 'draw deck', of }
  if (place === 'missions') return { pile: 'missions', of }
  if (place === 'tent') return { pile: "Q's Tent", of }
  if (place === 'spaceline') return { pile: 'spaceline', quadrant: holder }
  const [card] = named(finder, [holder])
  if (card && place === 'under') return { pile: 'seeds', under: card }
  return card && place === 'site' ? { pile: 'sites', of: card } : undefined
}

function turnIn({ board: { turn } }: Finder, before: Board): readonly Operation[] {
  if (turn.player === before.turn.player && turn.phase === before.turn.phase) return []
  return [{ op: 'turn', now: 'now', moment: momentOf(turn) }]
}

const parts = { start: 'start', play: 'card play', orders: 'orders', end: 'end' } as const

export function momentOf({ player, phase }: Board['turn']): Moment {
  if (phase.startsWith('seed-')) return { seeding: phase.slice('seed-'.length) as 'mission' }
  const part = parts[phase as keyof typeof parts]
  return { turnOf: player as Player, ...(part ? { part } : {}) }
}

function resultIn({ board: { over, players } }: Finder): readonly Operation[] {
  if (!over) return []
  return players.map(({ name }) => ({
    op: 'result',
    player: name as Player,
    result: name === over.winner ? 'won' : 'lost',
  }))
}
