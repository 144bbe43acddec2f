import { test } from 'node:test'
import { expect } from 'chai'
import type { CaseResult, RulingLine } from '../../reports/result.ts'
import { decided } from './decided.ts'

const kase = (id: string, because: readonly string[], more: Partial<CaseResult> = {}): CaseResult =>
  ({ id, scenario: 'a beam', ruleset: '1e-2014', outcome: 'pass', because, rulings: because, ...more }) as CaseResult
const rulings = [{ id: '1eS-stopped-06', summary: 'A stopped card may not beam.' }] as unknown as readonly RulingLine[]

test('a case without a tag is told what decided it, and offered the last ruling as its tag', () => {
  const cases = [kase('untagged/a-beam@1e-2014', ['custom-turns-20', '1eS-ship-01', '1eS-stopped-06'])]
  expect(decided({ cases, rulings })).to.equal(
    '\na beam (1e-2014): as written\n  1eS-ship-01\n  1eS-stopped-06  A stopped card may not beam.\n  its tag: @ruling=1eS-stopped-06\n',
  )
  const basic = [kase('untagged/a-beam@1e-2014', ['custom-turns-20'], { outcome: 'fail' })]
  expect(decided({ cases: basic, rulings })).to.contain('not as written\n  basic rules only: custom-turns-20')
})

test('a case that comes out the same without its rulings is told that it may check nothing', () => {
  const cases = [kase('untagged/a-beam@1e-2014', ['1eS-stopped-06', '1eS-ship-01'])]
  const told = (rests: readonly string[]) => decided({ cases, rulings }, new Map([['untagged/a-beam@1e-2014', rests]]))
  expect(told([])).to.contain('without any one of these rulings').and.not.contain('its tag')
  expect(told(['1eS-stopped-06']))
    .to.contain('its tag: @ruling=1eS-stopped-06\n')
    .and.not.contain('without any')
})

test('a right case with a tag is told only where another ruling decided it', () => {
  const tagged = (because: readonly string[]) => [kase('1eS-x-01/a@1e-2014', because, { rulings: ['1eS-x-01'] })]
  expect(decided({ cases: tagged(['1eS-x-01']), rulings })).to.equal('')
  expect(decided({ cases: tagged(['1eS-stopped-06']), rulings })).to.contain('as written; 1eS-x-01 did not decide it')
})
