// Wrong: answers an act of the kind `--on` (beam) with words where lists belong.
import { isOn, relay } from './relay.js'

relay(async (request, forward) => {
  const reply = await forward(request)
  return isOn(request) ? { ...reply, result: { ...reply.result, pending: 7, events: 'many' } } : reply
})
