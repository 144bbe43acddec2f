// Wrong: for the reply to an act of the kind `--on` (beam) prints `--what`: `rubbish` (no JSON), `half` (half the reply as a line) or `unfinished` (half the reply, no end of line, silence).
import { isOn, option, relay } from './relay.js'

const printed = {
  rubbish: () => 'Listening on port 8080\n',
  half: line => `${line.slice(0, line.length / 2)}\n`,
  unfinished: line => line.slice(0, line.length / 2),
}

relay(async (request, forward) => {
  const reply = await forward(request)
  return isOn(request) ? printed[option('what', 'rubbish')](JSON.stringify(reply)) : reply
})
