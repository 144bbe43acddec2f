import { test } from 'node:test'
import { expect } from 'chai'
import { ownLaws } from '../../catalogue/laws.ts'
import { rulesets } from './registry.ts'
import { lawOf } from './statement.ts'

const base = rulesets.get('1e-2014')!
const row = { ...ownLaws().rulesets.find(({ id }) => id === '1e-2014')!, replaces: undefined, repeals: undefined }
const edition = { ...row, id: '1e-2020', amends: '1e-2014' }

test('a new edition is its row: the law that it amends, without what the row repeals', () => {
  const law = lawOf({ ...edition, repeals: ['1eS-stopped-06'] }, base)
  expect(law.rules.has('1eS-stopped-06')).to.equal(false)
  expect([...law.rules.keys(), '1eS-stopped-06'].sort()).to.deep.equal([...base.rules.keys()].sort())
  expect([...law.texts.keys()]).to.deep.equal([...base.texts.keys()])
})

test('what a row replaces gives way to another rule', () => {
  const law = lawOf({ ...edition, replaces: { 'cr14-downloading-01': '1eD-downloading-07' } }, base)
  expect([law.rules.has('cr14-downloading-01'), law.rules.has('1eD-downloading-07')]).to.deep.equal([false, true])
})

test('what a ruling replaces that is not encoded yet is law no more', () => {
  const law = lawOf({ ...edition, replaces: { '1eS-stopped-06': 'cr20-stopped-01' } }, base)
  expect([...law.rules.keys(), '1eS-stopped-06'].sort()).to.deep.equal([...base.rules.keys()].sort())
})

test('a document needs no other name than its id', () => {
  const law = lawOf({ ...edition, documents: [...edition.documents, '1e-current-2020'] }, base)
  expect([...law.rules.keys()]).to.deep.equal([...base.rules.keys()])
})
