import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { conformance } from '../reports/fixture/result.ts'
import { json } from '../reports/json.ts'
import { ReportError } from '../reports/report-error.ts'
import { histories, readReports } from '../reports/site/histories.ts'
import { renderSite } from '../reports/site/site.ts'
import { suiteOf } from '../runner/features.ts'
import { lawBook } from '../runner/law-book.ts'
import * as fc from './fixture/fc.ts'
import { spoilt } from './fixture/malformed.ts'
import { expectRefusal, said, useWorkplace, write } from './fixture/workplace.ts'

const catalogue = loadCatalogue()
const suite = suiteOf(undefined)
const law = lawBook(catalogue, suite)
useWorkplace()

test('the law of the site has every ruling, and its references are known', () => {
  expect(law.rulings.map(({ id }) => id)).to.deep.equal([...catalogue.rulings.keys()])
  const known = new Set(catalogue.rulings.keys())
  const named = law.rulings.flatMap(({ amendedBy }) => amendedBy)
  expect(named.filter(id => !known.has(id))).to.deep.equal([])
  expect(named.length).to.be.above(50)
  expect(law.questions.filter(({ readings, plays }) => !(plays in readings))).to.deep.equal([])
})

test('what is in force and what amends an entry are told', () => {
  const ruling = law.rulings.find(({ id }) => id === '1eS-stopped-06')!
  expect(ruling.inForce).to.deep.equal(['1e-glossary', '1e-2014'])
  expect(ruling.amendedBy).to.deep.equal(['cr14-stopped-01'])
})

test('what data settle, and what follows from others, is in force where its document is law and its cases are played', () => {
  const byId = new Map(law.rulings.map(ruling => [ruling.id, ruling.inForce]))
  const inForce = (id: string) => byId.get(id) ?? catalogue.customs.get(id)!.rulesets
  const settled = [...catalogue.rulings.values()].filter(({ met }) => met === 'data')
  expect(settled.filter(({ id }) => inForce(id).length === 0)).to.deep.equal([])
  expect(inForce('1eD-downloading-special-download-02')).to.deep.equal(['1e-glossary', '1e-2014'])
  expect(inForce('cr14-borg-01')).to.deep.equal(['1e-2014'])
  expect(inForce('1eS-stopped-09'), 'cr14-cloaking-and-phasing-03 has taken its place').to.deep.equal(['1e-glossary'])
  const elsewhere = suite.cases.filter(one => one.rulings.some(id => !inForce(id).includes(one.ruleset)))
  expect(elsewhere.map(({ id }) => id)).to.deep.equal([])
})

test('a site is made of reports', async () => {
  write('a.json', json(conformance(1)))
  const { code, text } = await said('site', 'a.json', '--out', 'new/site')
  expect([code, text]).to.deep.equal([0, ''])
  expect(existsSync('new/site/index.html')).to.equal(true)
})

test('bad reports are refused by name, and nothing is written', async () => {
  write('a.json', json(conformance(1)))
  write('copy.json', json(conformance(1)))
  write('half.json', json(conformance(1)).slice(0, 999))
  write('newer.json', json({ ...conformance(1), version: 3 as 2 }))
  const refusals: readonly (readonly [sentence: string, ...args: string[]])[] = [
    ['half.json is no conformance.json: it is not JSON', 'a.json', 'half.json'],
    ['newer.json is no conformance.json: it has version 3', 'newer.json'],
    ['none.json: there is no such file', 'a.json', 'none.json'],
    ['a.json is given twice', 'a.json', './a.json'],
    ['a.json and copy.json are the same report of Example Engine 3.2', 'a.json', 'copy.json'],
    ['half.json holds no strength of the suite', 'a.json', '--strength', 'half.json'],
    ['"." holds other files than a site', 'a.json', '--out', '.'],
  ]
  for (const [sentence, ...args] of refusals) await expectRefusal(sentence, 'site', ...args)
})

test('whatever a report holds, it is refused by name or makes a site', () => {
  const good = JSON.parse(json(conformance(1)))
  let sites = 0
  const property = fc.property(spoilt(good), report => {
    write('spoilt.json', JSON.stringify(report))
    try {
      renderSite({ law, engines: histories(readReports(['spoilt.json'])) })
      sites++
    } catch (error) {
      expect(error).to.be.an.instanceof(ReportError)
      expect((error as Error).message).to.match(/^spoilt\.json is (no conformance\.json|not for a site): /)
    }
  })
  fc.assert(property, { numRuns: 50, examples: [[good]] })
  expect(sites).to.be.above(0)
})
