import { describe, it } from 'node:test'
import { expect } from 'chai'
import { fairnessReport, restingOn } from './score.ts'
import type { Played } from './sweep.ts'

const played = (one: Partial<Played>): Played => ({
  id: 'x',
  kind: 'default',
  ruleset: 'law',
  says: '',
  customs: [],
  pairs: 10,
  byTopic: [],
  flips: [],
  unaccounted: [],
  ...one,
})

describe('the score of fairness', () => {
  it('counts pairs that are at peace, accounted for, and neither, and rounds down', () => {
    const report = fairnessReport([
      played({ flips: ['a', 'b'], customs: ['custom-turns-01'] }),
      played({ flips: ['c'], unaccounted: ['c'], kind: 'liberty', pairs: 5 }),
    ])
    expect(report).to.deep.include({ pairs: 15, atPeace: 12, accounted: 2, unaccounted: 1, score: 93.3 })
    expect(report.kinds.map(({ kind, unaccounted }) => [kind, unaccounted])).to.deep.equal([
      ['default', 0],
      ['liberty', 1],
    ])
    expect(report.customs).to.deep.equal([{ custom: 'custom-turns-01', cases: 2 }])
  })

  it('counts by the topic of the cases', () => {
    const { topics } = fairnessReport([
      played({ byTopic: [{ topic: 'stasis', pairs: 4, flips: 1, unaccounted: 0 }] }),
      played({
        byTopic: [
          { topic: 'stasis', pairs: 2, flips: 2, unaccounted: 2 },
          { topic: 'battle', pairs: 1, flips: 0, unaccounted: 0 },
        ],
      }),
    ])
    expect(topics).to.deep.equal([
      { topic: 'battle', pairs: 1, atPeace: 1, accounted: 0, unaccounted: 0, score: 100 },
      { topic: 'stasis', pairs: 6, atPeace: 3, accounted: 1, unaccounted: 2, score: 66.6 },
    ])
  })

  it('is full where nothing differs', () => {
    expect(fairnessReport([])).to.deep.include({ pairs: 0, score: 100 })
  })

  it('tells each case its customs once', () => {
    const both = [
      played({ flips: ['a'], customs: ['custom-turns-01'] }),
      played({ flips: ['a'], customs: ['custom-turns-01', 'custom-timing-01'] }),
    ]
    expect(restingOn(both).get('a')).to.deep.equal(['custom-turns-01', 'custom-timing-01'])
  })
})
