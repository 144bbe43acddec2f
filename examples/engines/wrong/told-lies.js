// Wrong: the lies of lies.js, each of which tells of a right game something that is not so.

const isPlain = ({ id }) => /'s deck \d+\)$/.test(id)
const isRefused = reply => reply.result?.outcome === 'refused'
const isDone = reply => reply.result?.outcome === 'done'
const isWhole = request => request.do === 'observe' && request.as === undefined
const endsTurn = ({ do: verb, act }) => verb === 'act' && act.kind === 'end' && act.of === 'turn'
const rivalOf = player => (player === 'Alice' ? 'Bob' : 'Alice')

/** Spoils what is shown from a reply on that `begins` it, until a board is arranged. `told` hears each time. */
const showing = (begins, spoil) => told => {
  let isSpoilt = false
  return async (request, forward) => {
    const reply = await forward(request)
    if (request.do === 'arrange') isSpoilt = false
    if (begins(request, reply)) isSpoilt = true
    if (isSpoilt && isWhole(request) && reply.result && spoil(reply.result.board) !== false) told()
    return reply
  }
}

const plainCards = (board, change) => {
  const cards = board.cards.filter(card => isPlain(card) && card.where[0] === 'deck')
  for (const [index, card] of cards.entries()) change(card, index)
  return cards.length > 0
}

/** Every whole observation is spoilt, from the start. */
const always = spoil => showing(request => request.do === 'arrange', spoil)

/** Changes a reply; true = it lied. */
const replying = spoil => told => {
  let board
  return async (request, forward) => {
    if (request.do === 'arrange') board = request.board
    const reply = await forward(request)
    if (reply.result && spoil(request, reply.result, board)) told()
    return reply
  }
}

const withoutCounts = board => {
  const counted = board.cards.filter(({ count }) => Object.keys(count ?? {}).length)
  for (const card of counted) card.count = {}
  return counted.length > 0
}

/** The lies by name. Each takes what hears when it is told, and gives what stands between the runner and a right engine. */
export const lies = {
  'five-cards-more': showing(endsTurn, board =>
    plainCards(board, card => {
      card.where = ['hand', card.owner]
    }),
  ),
  'decks-gone': showing(endsTurn, board =>
    plainCards(board, card => {
      card.where = ['removed', card.owner]
    }),
  ),
  'decks-swapped': showing(endsTurn, board =>
    plainCards(board, card => {
      card.where = ['discard', rivalOf(card.owner)]
    }),
  ),
  'right-the-first-time': told => {
    const boards = new Set()
    let isSecond = false
    return async (request, forward) => {
      if (request.do === 'arrange') {
        const board = JSON.stringify(request.board)
        isSecond = boards.has(board)
        boards.add(board)
      }
      const reply = await forward(request)
      if (!isSecond || request.do !== 'act' || request.try || !isDone(reply)) return reply
      told()
      return {
        id: reply.id,
        result: { outcome: 'refused', refusal: { stage: 'start' }, pending: reply.result.pending },
      }
    }
  },
  'asks-nobody': replying((request, result) => {
    if (request.do !== 'act' || request.try) return false
    result.pending = [...result.pending, { q: 'nobody', who: 'Nobody', kind: 'choose', of: [] }]
    return true
  }),
  'counts-hidden': showing((_, reply) => isRefused(reply), withoutCounts),
  'counts-to-nought': told => {
    let isSpoilt = false
    let board
    return async (request, forward) => {
      if (request.do === 'arrange') {
        isSpoilt = false
        board = request.board
      }
      const reply = await forward(request)
      if (request.do === 'act' && !request.try && isDone(reply)) {
        isSpoilt = true
        const cards = board.cards.map(({ id }) => id)
        reply.result.events = [...(reply.result.events ?? []), { event: 'resolved', cards }]
      }
      if (isSpoilt && isWhole(request)) {
        for (const card of reply.result?.board.cards ?? []) {
          if (!card.count?.['range-left']) continue
          card.count = { ...card.count, 'range-left': 0 }
          told()
        }
      }
      return reply
    }
  },
  'refusals-stop': told => {
    let isSpoilt = false
    return async (request, forward) => {
      if (request.do === 'answer' && request.q === 'needless')
        return {
          id: request.id,
          result: (await forward({ id: request.id, do: 'observe' })).result && { outcome: 'done', pending: [] },
        }
      const reply = await forward(request)
      if (request.do === 'arrange') isSpoilt = false
      if (request.do === 'act' && !request.try && isRefused(reply)) isSpoilt = true
      if (isSpoilt && isWhole(request)) {
        const [card] = reply.result.board.cards.filter(
          ({ where, is = [] }) => where[0] === 'aboard' && !is.includes('stopped'),
        )
        if (card) {
          card.is = [...(card.is ?? []), 'stopped']
          told()
        }
      }
      return reply
    }
  },
  'needless-window': told => {
    const window = { q: 'needless', who: 'Bob', kind: 'response', pass: true }
    let isOpen = false
    return async (request, forward) => {
      const reply = await forward(request)
      if (request.do === 'arrange') isOpen = false
      if (request.do === 'act' && !request.try && isRefused(reply)) {
        isOpen = true
        told()
      }
      if (isOpen && reply.result?.pending) reply.result.pending = [window]
      return reply
    }
  },
  'tries-for-real': told => async (request, forward) => {
    if (request.do !== 'act' || !request.try) return forward(request)
    const { try: _, ...act } = request
    const reply = await forward(act)
    if (!isDone(reply)) return reply
    told()
    return { id: reply.id, result: { ...reply.result, outcome: 'allowed' } }
  },
  'views-of-another-game': replying((request, result) => {
    if (request.do !== 'observe' || request.as === undefined) return false
    for (const player of result.board.players) player.points = 99
    return true
  }),
  'titles-of-another-game': replying((request, result) => {
    if (request.do !== 'observe' || request.as === undefined) return false
    const titled = result.board.cards.filter(({ title }) => title !== undefined)
    for (const card of titled) card.title = card.title === 'Tribble' ? 'Spock' : 'Tribble'
    return titled.length > 0
  }),
  quarantined: always(board => {
    for (const card of board.cards) card.is = [...(card.is ?? []), 'quarantined']
    return board.cards.length > 0
  }),
  'turns-later': always(board => {
    board.turn.number += 4_000
  }),
  'turns-later-after-one': showing(endsTurn, board => {
    board.turn.number += 4_000
  }),
  'pending-elsewhere': replying((request, result) => {
    if (request.do !== 'observe') return false
    result.pending = [...result.pending, { q: 'elsewhere', who: 'Bob', kind: 'confirm' }]
    return true
  }),
  'answers-too-much': replying((request, result) => {
    if (request.do !== 'observe' || !request.facts) return false
    result.facts = [...result.facts, true]
    return true
  }),
}
