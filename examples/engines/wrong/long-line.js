// Wrong: answers an act of the kind `--on` (beam) with a line of 50 MB.
import { isOn, relay, write } from './relay.js'

const megabyte = 'x'.repeat(1_000_000)

relay(async (request, forward) => {
  if (!isOn(request)) return forward(request)
  for (let count = 0; count < 50; count += 1) await write(megabyte)
  return '\n'
})
