// Wrong: plays by the ruleset `--as <id>` whatever is asked for, and claims the asked one. `--under <id>`: only where that one is asked.
import { namingNoRulings, option, relay } from './relay.js'

let asked

relay(
  namingNoRulings(async (request, forward) => {
    if (request.do === 'arrange') return forward({ ...request, board: changed(request.board) })
    const reply = await forward(request)
    const board = reply.result?.board
    return board ? { ...reply, result: { ...reply.result, board: { ...board, ruleset: asked } } } : reply
  }),
)

function changed(board) {
  asked = board.ruleset
  const ruleset = option('under', asked) === asked ? option('as', asked) : asked
  return { ...board, ruleset }
}
