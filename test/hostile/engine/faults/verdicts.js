/** A result in the place of what the engine would have done; the right engine is not even asked. */
const result =
  make =>
  async ({ request, write }) =>
    write(`${JSON.stringify({ id: request.id, result: make(request) })}\n`)

/** The right reply, changed. */
const also =
  change =>
  async ({ ask, write }) => {
    const reply = await ask()
    await write(`${JSON.stringify({ ...reply, result: { ...reply.result, ...change(reply.result) } })}\n`)
  }

const next = [{ q: 'next', who: 'Alice', kind: 'action' }]
const window = { q: 'window', who: 'Bob', kind: 'response', pass: true }

export const verdicts = {
  'does nothing and says done': result(() => ({ outcome: 'done', pending: next })),
  'does nothing and says allowed': result(() => ({ outcome: 'allowed', pending: next })),
  'does nothing, and tells 150,000 events': result(() => ({
    outcome: 'done',
    pending: next,
    events: Array.from({ length: 30_000 }, () => ({ event: 'discarded', cards: ['Worf'] })),
  })),
  refuses: result(() => ({ outcome: 'refused', refusal: { stage: 'start', code: 'other' }, pending: next })),
  'refuses without a refusal': result(() => ({ outcome: 'refused', pending: next })),
  'does it and says refused': also(() => ({ outcome: 'refused', refusal: { stage: 'start', code: 'condition' } })),
  'does it and says allowed': also(() => ({ outcome: 'allowed' })),
  'says perhaps': also(() => ({ outcome: 'perhaps' })),
  'leaves nothing to decide': also(() => ({ pending: [] })),
  'tells of events that there are not': also(() => ({ events: [{ event: 'exploded', cards: ['Nobody'], count: -1 }] })),
  'tells of a kill': also(() => ({ events: [{ event: 'killed', cards: ['Geordi La Forge'] }] })),
  'asks in a window that opens again': also(() => ({ pending: [window] })),
  'asks a third player': also(() => ({ pending: [{ ...window, who: 'Carol' }] })),
  'asks an unknown kind of question': also(() => ({ pending: [{ ...next[0], kind: 'riddle' }] })),
  'asks to choose among nothing': also(() => ({
    pending: [{ q: 'c', who: 'Bob', kind: 'choose', of: [], min: 1, max: 1 }],
  })),
  'asks for more than there is': also(() => ({
    pending: [{ q: 'c', who: 'Bob', kind: 'choose', of: ['Worf'], min: 5, max: 2 }],
  })),
  'asks 20,000 questions': also(() => ({
    pending: Array.from({ length: 20_000 }, (_, at) => ({ ...window, q: `window ${at}` })),
  })),
  'asks two questions of one handle': also(() => ({ pending: [window, { ...window, kind: 'confirm' }] })),
  'names rulings that there are not': also(() => ({ rulings: ['no-such-ruling-01', '__proto__', ''] })),
  'names 20,000 rulings': also(() => ({ rulings: Array.from({ length: 20_000 }, (_, at) => `no-ruling-${at}`) })),
  'adds a field of 3 MB': also(() => ({ 'x-note': 'z'.repeat(3_000_000) })),
  'adds a field of 60 levels': also(() => ({
    'x-deep': Array.from({ length: 60 }).reduce(inner => [inner], 'deep'),
  })),
  'adds a field that nobody knows': also(() => ({ surprise: true })),
}
