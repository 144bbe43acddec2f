// Wrong: calls every act and answer done, does nothing, and tells of `--events <number>` (150000) events. `--on <kind>`: only acts of that kind.
import { isOn, namingNoRulings, option, relay } from './relay.js'

const events = Array.from({ length: Number(option('events', '150000')) }, () => ({ event: 'drew' }))
let pending = []

relay(
  namingNoRulings(async (request, forward) => {
    if (isOn(request, 'every'))
      return { id: request.id, result: { outcome: request.try ? 'allowed' : 'done', pending, events } }
    const reply = await forward(request)
    pending = reply.result?.pending ?? pending
    return reply
  }),
)
