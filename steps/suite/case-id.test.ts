import { test } from 'node:test'
import { expect } from 'chai'
import { caseId, slug } from './case-id.ts'

test('a slug keeps letters and digits, and nothing of quotation marks and accents', () => {
  expect(slug(`A "stopped" card (Data's) may not beam!`)).to.equal('a-stopped-card-datas-may-not-beam')
  expect(slug('Ménage à Troi – 2 rows')).to.equal('menage-a-troi-2-rows')
})

test('an id names ruling, scenario and ruleset', () => {
  expect(caseId('7eS-stopped-06', 'its neighbour may beam', '7e-first')).to.equal(
    '7eS-stopped-06/its-neighbour-may-beam@7e-first',
  )
})
