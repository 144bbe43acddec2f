import { describe, it } from 'node:test'
import { expect } from 'chai'
import { untimely } from './untimely.ts'

const arranged = { request: { do: 'arrange', board: { turn: { phase: 'play' } } }, reply: { result: { pending: [] } } }
const act = (kind: string, refusal?: object) => ({
  request: { do: 'act', act: { kind } },
  reply: { result: refusal ? { outcome: 'refused', refusal } : { outcome: 'done' } },
})
const observed = (phase: string) => ({ request: { do: 'observe' }, reply: { result: { board: { turn: { phase } } } } })
const asked = (kind: string) => ({ request: { do: 'answer' }, reply: { result: { pending: [{ kind }] } } })

describe('an act refused for its time', () => {
  it('is one of which the engine says so', () => {
    expect(untimely([arranged, act('play', { code: 'wrong-time' })])).to.deep.equal({
      act: 'play',
      phase: 'play',
      said: true,
    })
    expect(untimely([arranged, observed('end'), act('beam', { code: 'wrong-time' })])?.phase).to.equal('end')
  })

  it('may be an order outside its segment that is refused without a word', () => {
    expect(untimely([arranged, act('beam', {})])).to.deep.equal({ act: 'beam', phase: 'play', said: false })
    expect(untimely([arranged, act('play', {})])).to.equal(undefined)
    expect(untimely([arranged, observed('orders'), act('beam', {})])).to.equal(undefined)
  })

  it('is none that is refused for another reason, or in a window, or not at all', () => {
    expect(untimely([arranged, act('beam', { code: 'condition' })])).to.equal(undefined)
    expect(untimely([arranged, asked('response'), act('play', { code: 'wrong-time' })])).to.equal(undefined)
    expect(untimely([arranged, act('beam')])).to.equal(undefined)
    expect(untimely([arranged])).to.equal(undefined)
    expect(untimely([])).to.equal(undefined)
  })
})
