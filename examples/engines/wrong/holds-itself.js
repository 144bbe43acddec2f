// Wrong: after an act of the kind `--on` (beam) the last cards of the board are each aboard the next, and the last of them aboard the first; `--size <number>` (1): how many.
import { isOn, option, relay } from './relay.js'

const size = Number(option('size', '1'))
let isRound = false

relay(async (request, forward) => {
  const reply = await forward(request)
  if (request.do === 'arrange') isRound = false
  if (isOn(request)) isRound = true
  const cards = reply.result?.board?.cards
  if (!isRound || !cards) return reply
  const ring = cards.slice(-size)
  for (const [index, card] of ring.entries()) card.where = ['aboard', ring[(index + 1) % ring.length].id]
  return reply
})
