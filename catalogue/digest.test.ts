import { describe, it } from 'node:test'
import { expect } from 'chai'
import * as fc from '../test/fixture/fc.ts'
import { digest, normalise } from './digest.ts'

describe('normalise', () => {
  const same: readonly (readonly [string, string, string])[] = [
    ['white space', 'A card\u00a0 may\n  wait. ', 'A card may wait.'],
    ['quotes', '\u201cWait\u201d, it\u2019s late', '"Wait", it\'s late'],
    ['dashes and ellipses', 'wait \u2013 or\u2026', 'wait - or...'],
    ['emphasis', 'it *must* **wait**', 'it must wait'],
    ['case', 'WAIT', 'wait'],
    ['list marks', '  \u2022 It waits.', 'It waits.'],
    ['numbers of list items', '(2) It waits.', 'It waits.'],
    ['ligatures', 'of\ufb01ce', 'office'],
  ]
  for (const [what, one, other] of same)
    it(`ignores ${what}`, () => {
      expect(normalise(one)).to.equal(normalise(other))
    })

  it('keeps words apart', () => {
    expect(normalise('may not')).to.not.equal(normalise('maynot'))
  })

  it('keeps numbers and signs of comparison', () => {
    expect(normalise('STRENGTH > 40')).to.equal('strength > 40')
  })
})

describe('digest', () => {
  it('is ten letters from a to p', () => {
    expect(digest('A card may wait.')).to.match(/^[a-p]{10}$/)
  })

  it('stays what it was when it was recorded', () => {
    expect(digest('A card may wait.')).to.equal('opnolpokpf')
  })

  it('is the same for the same words, however they are wrapped', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    const gap = fc.constantFrom(' ', '\n', '\u00a0 ', '\t')
    const words = fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(words, pairs => {
        const plain = pairs.map(([each]) => each).join(' ')
        expect(digest(pairs.map(([each, space]) => each + space).join(''))).to.equal(digest(plain))
      }),
    )
  })

  it('tells one changed word', () => {
    expect(digest('It may wait.')).to.not.equal(digest('It must wait.'))
  })
})
