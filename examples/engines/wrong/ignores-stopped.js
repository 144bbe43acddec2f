// Wrong: plays as if no card that was arranged as stopped were so, and shows it as stopped until the turn ends.
import { namingNoRulings, relay } from './relay.js'

/** What each card was said to be stopped by. */
let stopped = new Map()
let turn

relay(
  namingNoRulings(async (request, forward) => {
    if (request.do === 'arrange') return arrange(request, forward)
    const reply = await forward(request)
    const board = reply.result?.board
    if (!board || turnOf(board) !== turn) return reply
    return { ...reply, result: { ...reply.result, board: { ...board, cards: board.cards.map(stop) } } }
  }),
)

async function arrange({ board, ...request }, forward) {
  stopped = new Map(board.cards.filter(isStopped).map(card => [card.id, card.because?.stopped]))
  const reply = await forward({ ...request, board: { ...board, cards: board.cards.map(release) } })
  if (reply.result) turn = turnOf((await forward({ id: request.id, do: 'observe' })).result.board)
  return reply
}

function release(card) {
  if (!stopped.has(card.id)) return card
  const { stopped: _, ...because } = card.because ?? {}
  const { because: __, ...rest } = card
  const is = card.is.filter(word => word !== 'stopped')
  return Object.keys(because).length ? { ...rest, is, because } : { ...rest, is }
}

function stop(card) {
  if (!stopped.has(card.id)) return card
  const by = stopped.get(card.id)
  const is = isStopped(card) ? card.is : [...(card.is ?? []), 'stopped']
  return by ? { ...card, is, because: { ...card.because, stopped: by } } : { ...card, is }
}

function isStopped(card) {
  return card.is?.includes('stopped')
}

function turnOf({ turn: { player, number } }) {
  return `${player} ${number}`
}
