// Wrong: from an act of the kind `--on` (beam) on a window is open, and opens again whenever it is passed, until a board is arranged.
import { isOn, relay } from './relay.js'

const pending = [{ q: 'again', who: 'Bob', kind: 'response', pass: true }]
let isAsking = false

relay(async (request, forward) => {
  if (request.do === 'answer' && isAsking) return { id: request.id, result: { outcome: 'done', pending } }
  const reply = await forward(request)
  if (request.do === 'arrange') isAsking = false
  if (isOn(request)) isAsking = true
  return isAsking && reply.result?.pending ? { ...reply, result: { ...reply.result, pending } } : reply
})
