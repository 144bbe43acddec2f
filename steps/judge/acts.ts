import type { Act, ActKind, Where } from '../../protocol/types.ts'
import type { Deed, Place } from '../operation.ts'
import { verbOf } from '../types/verbs.ts'
import { inPlay, meantBy } from './copies.ts'
import { isSeeding } from './passes.ts'
import type { Finder } from './resolve.ts'
import { unaskable } from './unaskable.ts'

/** Kinds of act in which several cards act as one; with the others each card is an act of its own. */
const together: ReadonlySet<ActKind> = new Set(['beam', 'walk', 'attack', 'discard', 'ask', 'shuffle'])

const notAnAct =
  'passing is an act in a seed phase only; elsewhere it answers what a player is asked, after the step that he is asked for'

/** The acts of the protocol that say what the sentence says. */
export function actsOf(deed: Deed, finder: Finder): readonly Act[] {
  if (deed.verb === 'ends the turn') return [{ kind: 'end', of: 'turn' }]
  if (deed.verb === 'passes' && !isSeeding(finder.board)) return unaskable(notAnAct)
  if (deed.verb === 'begins the game') return [{ kind: 'begin' }]
  if (deed.verb === 'seeds nothing' || deed.verb === 'passes') return [{ kind: 'pass' }]
  const kind = verbOf(deed.verb)?.act ?? unaskable(`${deed.player} ${deed.verb}; the protocol has no such act`)
  if (kind === 'draw') return [{ kind, count: Number(deed.word ?? 1) }]
  if (kind === 'look' && deed.cards?.[0] && 'pile' in deed.cards[0])
    return [{ kind, to: finder.wherePile(deed.cards[0].pile) }]
  const cards = finder.ids(deed.cards ?? [], meantBy(kind, deed.player))
  const withCards = deed.with ? finder.ids(deed.with) : []
  const word = deed.word ? { word: deed.word } : {}
  if (kind === 'attack' || kind === 'infiltrate') return [{ kind, cards: withCards, targets: cards }]
  const isFleet = kind === 'move' && cards.length > 1
  if (together.has(kind) || isFleet)
    return [{ kind, cards, ...destination(deed.place, cards[0], finder), ...using(withCards), ...word }]
  if (kind === 'attempt' || kind === 'scout')
    return cards.map(card => ({ kind, card, ...origin(deed, card, finder), ...part(withCards) }))
  return cards.map(card => ({
    kind,
    card,
    ...destination(deed.place, card, finder),
    ...position(deed.place, finder),
    ...aimed(kind, deed.place, withCards, finder),
    ...word,
  }))
}

const part = (cards: readonly string[]): Partial<Act> => (cards.length ? { cards } : {})
const using = ([card]: readonly string[]): Partial<Act> => (card ? { using: card } : {})

function destination(place: Place | undefined, card: string | undefined, finder: Finder): Partial<Act> {
  if (!place || !card) return {}
  if (place.prep === 'into mode') return { word: place.mode.toLowerCase() }
  const to: Where | undefined = finder.where(place, card)
  return to ? { to } : {}
}

/** Where in its row: 0 = the left end; absent = the place says all. */
function position(place: Place | undefined, finder: Finder): Partial<Act> {
  if (place?.prep === 'between') {
    const rows = place.cards.map(card => finder.placeInRow(finder.id(card, inPlay)))
    return { position: Math.max(...rows) }
  }
  if (place?.prep === 'at the left end of') return { position: 0 }
  return place?.prep === 'at the right end of' ? { position: finder.pile(place.pile).length } : {}
}

/** What a card is played or used on stands as target; what is named after *with* too, or is what allows it. */
function aimed(kind: ActKind, place: Place | undefined, withCards: readonly string[], finder: Finder): Partial<Act> {
  if (kind === 'replace') return { targets: withCards }
  if (kind !== 'play' && kind !== 'use') return using(withCards)
  const on =
    place && 'card' in place && (place.prep === 'on' || place.prep === 'onto') ? [finder.id(place.card, inPlay)] : []
  const targets = [...on, ...withCards]
  return targets.length ? { targets } : {}
}

/** The crew or Away Team that attempts: where it is named, or the one there is. */
function origin(deed: Deed, mission: string, finder: Finder): Partial<Act> {
  const named = deed.place && 'card' in deed.place ? finder.id(deed.place.card, inPlay) : undefined
  if (named !== undefined) return { from: named === mission ? ['planet', mission] : ['aboard', named] }
  const own = (id: string): boolean => {
    const card = finder.card(id)
    return (card.controller ?? card.owner) === deed.player
  }
  const team = finder.board.cards.some(c => c.where[0] === 'planet' && c.where[1] === mission && own(c.id))
  if (team) return { from: ['planet', mission] }
  const ships = finder.board.cards.filter(
    c => c.where[0] === 'space' && c.where[1] === mission && own(c.id) && finder.typeOf(c) === 'ship',
  )
  const manned = ships.find(s => finder.board.cards.some(c => c.where[0] === 'aboard' && c.where[1] === s.id))
  const ship = manned ?? ships[0]
  return ship ? { from: ['aboard', ship.id] } : { from: ['planet', mission] }
}
