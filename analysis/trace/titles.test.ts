import { test } from 'node:test'
import { expect } from 'chai'
import { titlesText } from '../../cli/print/titles.ts'
import { suiteOf } from '../../runner/features.ts'
import { readDeck } from '../decks/read-deck.ts'
import { titlesThatStand } from './titles.ts'

const list = readDeck(Buffer.from('Worf\n2 Data\nAlas, No Such Card\nDatta\nData\n'), 'list.txt')

test('each card of a list is counted in the cases in which it stands, and what is no card is said', () => {
  const cases = [
    { ruleset: '1e-2014', titles: ['Data', 'Runabout'] },
    { ruleset: '1e-1996', titles: ['Data'] },
    { ruleset: '1e-1996', titles: ['Runabout'] },
  ]
  const found = titlesThatStand(list, cases)
  expect(found.standing).to.deep.equal([{ title: 'Data', cases: 2, byRuleset: { '1e-2014': 1, '1e-1996': 1 } }])
  expect(found.inNone).to.deep.equal(['Worf'])
  const text = titlesText('list.txt', found)
  expect(text).to.match(/^Of these 2 titles 1 are in cases/)
  expect(text).to.contain('     2  Data (1e-1996 1, 1e-2014 1)').and.to.contain('In no case:\n  Worf\n')
  expect(text).to.match(/list\.txt:4: no card "Datta"; the nearest titles are "Data"/)
})

test('the numbers are those of the cases that `run --card` plays', () => {
  const { cases } = suiteOf(undefined)
  for (const { title, cases: count } of titlesThatStand(list, cases).standing)
    expect(count, title)
      .to.equal(cases.filter(one => one.titles.includes(title)).length)
      .and.above(100)
})
