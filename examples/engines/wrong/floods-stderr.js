// Wrong only in its manners: writes 1 MiB to stderr at every request. Every reply is that of the right engine.
import { relay } from './relay.js'

const line = `${'So much to tell. '.repeat(61).slice(0, 1023)}\n`

relay(async (request, forward) => {
  await new Promise(resolve => process.stderr.write(line.repeat(1024), resolve))
  return forward(request)
})
