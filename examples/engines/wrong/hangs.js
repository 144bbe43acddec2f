// Wrong: from the act of the kind `--on` (beam) that `--nth` (1) counts, never answers anything again until it is started anew.
import { isOn, option, relay } from './relay.js'

const nth = Number(option('nth', 1))
let count = 0

relay((request, forward) => {
  if (isOn(request)) count += 1
  return count >= nth ? undefined : forward(request)
})
