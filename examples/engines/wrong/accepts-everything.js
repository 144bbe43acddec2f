// Wrong: calls every act and answer done; what the right engine refuses changes nothing. `--on <kind>`: only acts of that kind.
import { isOn, namingNoRulings, relay } from './relay.js'

relay(
  namingNoRulings(async (request, forward) => {
    const reply = await forward(request)
    if (reply.result?.outcome !== 'refused' || !isOn(request, 'every')) return reply
    const { refusal: _, ...result } = reply.result
    return { ...reply, result: { ...result, outcome: request.try ? 'allowed' : 'done' } }
  }),
)
