// Wrong: answers an act of the kind `--on` (beam) under the id of a request that has not been made.
import { isOn, relay } from './relay.js'

relay(async (request, forward) => {
  const reply = await forward(request)
  return isOn(request) ? { ...reply, id: request.id + 1000 } : reply
})
