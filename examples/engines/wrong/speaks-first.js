// Wrong: says a line that nobody asked for, right after its reply to an act of the kind `--on` (beam); with `--on start`, before it was asked anything.
import { isOn, option, relay, write } from './relay.js'

const unasked = '{"id":1000,"result":{}}\n'
if (option('on') === 'start') await write(unasked)

relay(async (request, forward) => {
  const reply = await forward(request)
  return isOn(request) ? `${JSON.stringify(reply)}\n${unasked}` : reply
})
