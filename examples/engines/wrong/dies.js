// Wrong: exits with code 7 in the middle of an act of the kind `--on` (beam): the right engine has done it, and nobody is told.
import { isOn, relay } from './relay.js'

relay(async (request, forward) => {
  const reply = await forward(request)
  if (isOn(request)) process.exit(7)
  return reply
})
