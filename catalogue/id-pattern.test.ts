import { describe, it } from 'node:test'
import { expect } from 'chai'
import { fitsPattern } from './id-pattern.ts'

describe('patterns of ids', () => {
  for (const [pattern, id, fits] of [
    ['1eS-stopped-06', '1eS-stopped-06', true],
    ['1eS-stopped-06', '1eS-stopped-061', false],
    ['1eS-stopped-*', '1eS-stopped-06/it-stays@1e-2014', true],
    ['*@1e-1996', '1eS-stopped-06/it-stays@1e-2014', false],
    ['*@1e-2014', '1eS-stopped-06/it-stays@1e-2014', true],
    ['1eS-*stays*', '1eS-stopped-06/it-stays@1e-2014', true],
    ['a*a', 'a', false],
    ['a*b*b', 'ab', false],
    ['*', '', true],
  ] as const)
    it(`${pattern} ${fits ? 'fits' : 'does not fit'} ${id || 'nothing'}`, () => {
      expect(fitsPattern(id, pattern)).to.equal(fits)
    })

  it('take time in proportion to the id', () => {
    expect(fitsPattern('a'.repeat(100_000), `${'a*'.repeat(2_000)}b`)).to.equal(false)
  })
})
