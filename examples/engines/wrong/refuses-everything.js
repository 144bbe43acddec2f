// Wrong: refuses every act and answer without asking the right engine. `--on <kind>`: only acts of that kind.
import { isOn, namingNoRulings, relay } from './relay.js'

let pending = []

relay(
  namingNoRulings(async (request, forward) => {
    if (isOn(request, 'every')) return { id: request.id, result: refused(request) }
    const reply = await forward(request)
    pending = reply.result?.pending ?? pending
    return reply
  }),
)

function refused(request) {
  const refusal =
    request.do === 'act' ? { stage: 'offer', code: 'not-offered' } : { stage: 'answer', code: 'not-a-choice' }
  return { outcome: 'refused', refusal, pending }
}
