import { test } from 'node:test'
import { expect } from 'chai'
import type { CaseResult, Conformance } from '../../reports/result.ts'
import { suiteOf } from '../../runner/features.ts'
import type { Case } from '../../steps/suite/case.ts'
import { isBlank, withUnplayedTexts } from './unplayed-texts.ts'

test('a card that has a printed text and none that is played is blank, and so is none without a text', () => {
  expect(['1e-2014', '1e-1996'].map(law => isBlank('Dabo', law))).to.deep.equal([false, true])
  expect(['Koral', 'Hull Rot', 'Chalnoth'].filter(title => isBlank(title, '1e-2014'))).to.deep.equal([])
})

test('the message of a failed case begins with what is not played of the cards on its board', () => {
  const [one] = suiteOf(undefined).cases
  const board: Case = {
    ...one!,
    ruleset: '1e-2014',
    steps: ['Airlock', 'Strike Three', 'Data'].map(title => ({
      keyword: 'Given',
      text: '',
      line: 1,
      operation: { op: 'put', cards: [{ card: { title } }], place: { prep: 'out of play' } } as never,
    })),
  }
  const told = (outcome: CaseResult['outcome']) =>
    withUnplayedTexts({ cases: [{ id: one!.id, outcome, message: 'It is not.' }] } as never as Conformance, {
      cases: [board],
    }).cases[0]!.message
  expect(told('pass')).to.equal('It is not.')
  expect(told('fail')).to.match(
    /^Not the whole print is played: of "Airlock" nothing; of "Strike Three" without .+\. It is not\.$/,
  )
})
