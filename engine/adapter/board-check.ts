import { findCard } from '../../cards/catalogue.ts'
import type { Board } from '../../protocol/types.ts'
import { withinCards } from '../../protocol/within-cards.ts'
import { conditions, counts, phases, places } from '../../protocol/words.ts'
import { Unserved } from './unserved.ts'

/** Throws `Unserved` for a board that names cards, holders or players that are not there, holders in a circle, or words that do not exist. */
export function checkBoard(board: Board): void {
  if (!knownPhases.has(board.turn.phase)) throw new Unserved('unknown-word', `No phase "${board.turn.phase}"`)
  const made = new Set((board.made ?? []).map(m => m.title))
  const ids = new Set<string>()
  for (const { id, title = id } of board.cards) {
    if (ids.has(id)) throw new Unserved('bad-request', `Two cards are called "${id}"`)
    ids.add(id)
    if (!made.has(title) && !findCard(title)) throw new Unserved('unknown-card', `No card "${title}"`)
  }
  const players = new Set(board.players.map(p => p.name))
  for (const card of board.cards) checkCard(card, ids, players)
  checkHolders(board)
}

/** No card holds itself, however many lie between. Each card is passed once. */
function checkHolders({ cards }: Board): void {
  const held = new Map(cards.filter(c => withinCards.has(c.where[0])).map(c => [c.id as string, c.where[1] as string]))
  const grounded = new Set<string>()
  for (const id of held.keys()) {
    const chain = new Set([id])
    for (let at = held.get(id); at !== undefined && !grounded.has(at); at = held.get(at)) {
      if (chain.has(at))
        throw new Unserved('bad-request', `A card cannot hold itself: "${[...chain, at].join('" is held by "')}"`)
      chain.add(at)
    }
    for (const one of chain) grounded.add(one)
  }
}

const knownPhases: ReadonlySet<string> = new Set(phases)
const knownPlaces: ReadonlySet<string> = new Set(places)
const knownConditions: ReadonlySet<string> = new Set(conditions)
const knownCounts: ReadonlySet<string> = new Set(counts)

function checkCard(card: Board['cards'][number], ids: ReadonlySet<string>, players: ReadonlySet<string>): void {
  const [place, holder] = card.where
  checkWords(card)
  if (withinCards.has(place) && !ids.has(holder))
    throw new Unserved('unknown-card', `"${card.id}" is ${place} "${holder}", which is not on the board`)
  if (!players.has(card.owner))
    throw new Unserved('bad-request', `"${card.owner}", who owns "${card.id}", does not play`)
  if (!withinCards.has(place) && place !== 'spaceline' && !players.has(holder))
    throw new Unserved('bad-request', `"${card.id}" is in the ${place} of "${holder}", who does not play`)
}

function checkWords({ where: [place], is = [], because = {}, count = {} }: Board['cards'][number]): void {
  if (!knownPlaces.has(place)) throw new Unserved('unknown-word', `No place "${place}"`)
  for (const word of [...is, ...Object.keys(because)])
    if (!knownConditions.has(word)) throw new Unserved('unknown-word', `No condition "${word}"`)
  for (const word of Object.keys(count))
    if (!knownCounts.has(word)) throw new Unserved('unknown-word', `No count "${word}"`)
}
