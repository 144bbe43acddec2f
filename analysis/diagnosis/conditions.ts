import type { Board, Card, ConditionWord, Observation, Place, Reply } from '../../protocol/types.ts'
import { unchanged, type Variant } from '../variants/variant.ts'
import type { Evidence } from './evidence.ts'
import type { Suspect } from './weigh.ts'

/** Changes of the boards that pass through. */
interface Veil {
  /** Before the reference engine sees it. */
  arranged(card: Card, board: Board): Card | undefined
  /** Before the runner sees it; `set` is the card as it was arranged, while the turn has not changed. */
  shown(card: Card, set: Card | undefined): Card
}

/** Conditions and places that the failing cases have, each played as if it meant nothing. */
export function unheeded({ failures }: Evidence): readonly Suspect[] {
  const words = new Set(failures.flatMap(({ kase }) => kase.needs.conditions ?? []))
  const places = new Set(failures.flatMap(({ kase }) => kase.needs.places ?? []))
  return [
    ...[...words].flatMap(word => [without(word), never(word)]),
    ...heeded.filter(place => places.has(place)).map(empty),
  ]
}

/** Places whose cards work from there. */
const heeded: readonly Place[] = ['core', 'on', 'under', 'site', 'held', 'brig']

function without(word: ConditionWord): Suspect {
  const veil: Veil = {
    arranged: card => ({ ...card, is: (card.is ?? []).filter(other => other !== word), because: spared(card, word) }),
    shown: (card, set) =>
      set?.is?.includes(word) && !card.is?.includes(word)
        ? { ...card, is: [...(card.is ?? []), word], because: { ...card.because, ...set.because } }
        : card,
  }
  return about(`without ${word}`, word, (where = '') => `"${word}" has no effect on cards that are so${where}.`, veil)
}

function spared({ because = {} }: Card, word: ConditionWord): NonNullable<Card['because']> {
  return Object.fromEntries(Object.entries(because).filter(([condition]) => condition !== word))
}

function never(word: ConditionWord): Suspect {
  const veil: Veil = {
    arranged: card => card,
    shown: (card, set) =>
      card.is?.includes(word) && !set?.is?.includes(word)
        ? { ...card, is: card.is.filter(other => other !== word) }
        : card,
  }
  return about(`never ${word}`, word, (where = '') => `No card ever becomes "${word}"${where}.`, veil)
}

function about(id: string, word: ConditionWord, says: Suspect['says'], veil: Veil): Suspect {
  return {
    ...veiled(id, veil),
    kind: 'condition',
    says,
    concerns: kase => !!kase.needs.conditions?.includes(word),
  }
}

function empty(place: Place): Suspect {
  const holds = (board: Board, { id }: Card): boolean => board.cards.some(card => card.where[1] === id)
  const veil: Veil = {
    arranged: (card, board) => (card.where[0] === place && !holds(board, card) ? undefined : card),
    shown: card => card,
  }
  return {
    ...veiled(`without ${place}`, veil),
    kind: 'condition',
    says: (where = '') => `Cards ${whereabouts[place]} have no effect${where}.`,
    concerns: kase => !!kase.needs.places?.includes(place),
  }
}

const whereabouts: Partial<Record<Place, string>> = {
  core: 'on the table',
  on: 'played on others',
  under: 'under missions',
  site: 'at sites',
  held: 'held by others',
  brig: 'in the brig',
}

/** The reference engine behind the veil. */
function veiled(id: string, veil: Veil): Variant {
  return {
    ...unchanged,
    id,
    engine(plain) {
      let set: Board | undefined
      return request => {
        if (request.do === 'arrange') set = request.board
        const asked = request.do === 'arrange' ? { ...request, board: arranged(request.board, veil) } : request
        return shown(plain(asked), set, veil)
      }
    },
  }
}

const arranged = (board: Board, veil: Veil): Board => ({
  ...board,
  cards: board.cards.flatMap(card => veil.arranged(card, board) ?? []),
})

function shown(reply: Reply, set: Board | undefined, veil: Veil): Reply {
  if (!set || !('result' in reply) || !('board' in reply.result)) return reply
  const result = reply.result as Observation
  const { board } = result
  const sameTurn = board.turn.player === set.turn.player && (set.turn.number ?? board.turn.number) === board.turn.number
  const before = new Map(sameTurn ? set.cards.map(card => [card.id, card]) : [])
  const there = new Set(board.cards.map(card => card.id))
  const hidden = set.cards.filter(card => !there.has(card.id) && veil.arranged(card, set) === undefined)
  const cards = [...board.cards.map(card => veil.shown(card, before.get(card.id))), ...hidden]
  return { id: reply.id, result: { ...result, board: { ...board, cards } } }
}
