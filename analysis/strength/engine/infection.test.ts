import { describe, it } from 'node:test'
import { expect } from 'chai'
import { infectionTold } from './infection.ts'

describe('code that tells whether a change would come to another value', () => {
  const written = (id: string, mutatorName: string, replacement: string) => ({
    id,
    mutatorName,
    replacement,
    fileName: '',
    location: { start: { line: 0, column: 0 }, end: { line: 0, column: 0 } },
  })
  /** By the ids of the mutants, whether each would differ; and what the expression comes to. */
  function told(code: string, mutants: readonly ReturnType<typeof written>[], of: unknown) {
    const differ: Record<string, boolean> = {}
    const compare = (ids: readonly string[], differs: () => boolean): void => {
      for (const id of ids) differ[id] = differs()
    }
    const everywhere = globalThis as { __expressions__?: object }
    const before = everywhere.__expressions__
    everywhere.__expressions__ = { compare }
    try {
      const marks = 'function stryCov_9fa48() {}\nfunction stryMutAct_9fa48() {}\n'
      const source = marks + infectionTold(`return ${code}`, mutants)
      const value: unknown = new Function('of', source)(of)
      return { value, differ }
    } finally {
      everywhere.__expressions__ = before as object
    }
  }

  it('a filter makes a difference where it keeps something out', () => {
    const code = 'stryMutAct_9fa48("1") ? of : (stryCov_9fa48("1"), of.filter(n => n > 1))'
    const left = [written('1', 'MethodExpression', 'of')]
    expect(told(code, left, [1, 2])).to.deep.equal({ value: [2], differ: { 1: true } })
    expect(told(code, left, [2, 3])).to.deep.equal({ value: [2, 3], differ: { 1: false } })
  })

  it('some and every differ where some are and some are not, and where there is none', () => {
    const code = '(stryCov_9fa48("1", "2"), of?.some(n => n > 1))'
    const every = [
      written('1', 'MethodExpression', 'of?.every(n => n > 1)'),
      written('2', 'ConditionalExpression', 'true'),
    ]
    expect(told(code, every, [1, 2])).to.deep.equal({ value: true, differ: { 1: true } })
    expect(told(code, every, [2])).to.deep.equal({ value: true, differ: { 1: false } })
    expect(told(code, every, [])).to.deep.equal({ value: false, differ: { 1: true } })
    expect(told(code, every, undefined)).to.deep.equal({ value: undefined, differ: {} })
    expect(() => told(code.replace('?.', '.'), every, undefined)).to.throw(TypeError)
  })

  it('a bound makes a difference where the two are equal, and a number where it lies between', () => {
    const code = '(stryCov_9fa48("1", "2"), of > (stryMutAct_9fa48("3") ? 2 : (stryCov_9fa48("3"), 1)))'
    const both = [written('1', 'EqualityOperator', 'of >= 1'), written('2', 'EqualityOperator', 'of <= 1')]
    expect(told(code, both, 1)).to.deep.equal({ value: false, differ: { 1: true, 3: false } })
    expect(told(code, both, 2)).to.deep.equal({ value: true, differ: { 1: false, 3: true } })
    expect(told(code, both, 3)).to.deep.equal({ value: true, differ: { 1: false, 3: false } })
  })
})
