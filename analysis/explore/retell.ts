import type { Board, Event } from '../../protocol/types.ts'
import { isPlain } from '../../steps/judge/plain-decks.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import type { Operation, Pile, Player } from '../../steps/operation.ts'
import type { Dice } from './dice.ts'
import type { Recorder } from './record.ts'
import { holdsIn, named } from './said-now.ts'

/** Tells of the last deed what outcomes leave out: events, shown cards, piles, the turn, who has won. */
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

/** Whose turn it is, once that has changed; of the segment nothing is said, as engines may step over those in which nothing can be done. */
function turnIn({ board: { turn } }: Finder, before: Board): readonly Operation[] {
  if (turn.player === before.turn.player || turn.phase.startsWith('seed-')) return []
  return [{ op: 'turn', now: 'now', moment: { turnOf: turn.player as Player } }]
}

function resultIn({ board: { over, players } }: Finder): readonly Operation[] {
  if (!over) return []
  return players.map(({ name }) => ({
    op: 'result',
    player: name as Player,
    result: name === over.winner ? 'won' : 'lost',
  }))
}
