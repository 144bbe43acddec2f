import { describe, it } from 'node:test'
import { expect } from 'chai'
import { cover } from './cover.ts'
import type { Finding } from './evidence.ts'

const finding = (says: string, explains: string, burden = 0, kind: Finding['kind'] = 'ruling'): Finding => ({
  kind,
  says,
  rulings: [],
  explains: [...explains],
  against: [],
  asked: 9,
  burden,
})
const chosen = (...findings: readonly Finding[]) => cover(findings).map(one => `${one.says} +${one.adds}`)

describe('the explanations chosen', () => {
  it('are few and explain much', () => {
    expect(chosen(finding('small', 'ab'), finding('big', 'abcd'), finding('rest', 'de'))).to.deep.equal([
      'big +4',
      'rest +1',
    ])
  })

  it('are not those that contradict what passes', () => {
    expect(chosen(finding('loud', 'abcdef', 2), finding('quiet', 'abc'))).to.deep.equal(['quiet +3'])
  })

  it('weigh what speaks against them', () => {
    expect(chosen(finding('wide', 'abcdefghi', 2), finding('exact', 'abcdefgh'))).to.deep.equal(['exact +8'])
  })

  it('blame as little as possible', () => {
    expect(chosen(finding('all', 'ab', 0, 'ruleset'), finding('one', 'ab'))).to.deep.equal(['one +2'])
  })

  it('are none where nothing is found', () => {
    expect(cover([])).to.deep.equal([])
  })
})
