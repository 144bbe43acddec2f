import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { expect } from 'chai'
import { below, readFloor } from '../analysis/strength/floor.ts'
import { budget, measure } from '../analysis/strength/measure.ts'
import { readSame } from '../analysis/strength/same.ts'
import { sweep } from '../analysis/strength/strength.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { suiteOf } from '../runner/features.ts'
import { UsageError } from '../runner/usage-error.ts'
import { said, useWorkplace } from './fixture/workplace.ts'

const schema = new URL('../reports/schemas/strength.schema.json', import.meta.url)
const catalogue = loadCatalogue()
const suite = suiteOf(undefined)
const { report, seconds } = await measure()

test('the suite notices no less of any topic than it did', () => {
  expect(below(readFloor(), report.topics)).to.deep.equal([])
})

test('every topic has a floor', () => {
  expect(report.topics.map(({ topic }) => topic).filter(topic => !readFloor().has(topic))).to.deep.equal([])
})

test('nearly all is noticed by scenarios of the ruling itself', () => {
  expect(report.repeal.score).to.be.at.least(95)
})

test('rulings are replaced by older and by newer ones', () => {
  const pairs = report.rulings.map(({ ruling, with: other }) => `${ruling} ${other}`)
  expect(pairs).to.include.members([
    'cr14-seed-phase-01 1eS-seed-phases-65',
    '1eS-seed-phases-65 cr14-seed-phase-01',
    '1eS-stopped-39 faq96-351-stopped-crew-on-a-ship-02',
  ])
})

test('what is said to change nothing is in force, and changes nothing', () => {
  const idle = report.rulings.filter(({ fate }) => fate === 'same').map(m => `${m.ruling} ${m.with ?? ''}`)
  const said = [...readSame()].flatMap(([ruling, others]) => [...others.keys()].map(other => `${ruling} ${other}`))
  expect(said.filter(pair => !idle.includes(pair))).to.deep.equal([])
})

test('a mutant takes no more of the processor than was promised', () => {
  expect(seconds).to.be.within(0, budget)
})

test('the report fits its schema', () => {
  const validate = new Ajv({ strict: true }).compile(JSON.parse(readFileSync(schema, 'utf8')))
  expect(validate(JSON.parse(JSON.stringify(report))), JSON.stringify(validate.errors)).to.equal(true)
})

test('without its scenarios a ruling is not noticed, and the reason is told', async () => {
  const all = { suite: { ...suite, cases: [] }, catalogue, decided: new Map(), same: new Map() }
  const [repealed] = await sweep(all, ['1eS-seed-phases-65'])
  expect(repealed).to.deep.include({ fate: 'survived', reason: 'no scenario under this ruleset rests on it' })
})

test('a ruling that nothing carries out cannot be struck out', async () => {
  const error = await measure(['1eS-stoped']).catch(caught => caught)
  expect(error)
    .to.be.instanceOf(UsageError)
    .with.property('message')
    .that.matches(/^--ruling 1eS-stoped: .+ Nearest: 1eS-stopped-01, .+\.$/)
})

useWorkplace()

test('a floor is measured over all rulings', async () => {
  const { code, text } = await said('strength', '--write-floor', '--ruling', 'cr14')
  expect({ code, text }).to.deep.equal({
    code: 2,
    text: '--write-floor measures every ruling; leave out --ruling.\n',
  })
})
