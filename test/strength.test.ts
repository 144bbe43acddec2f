import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { expect } from 'chai'
import { below, readFloor } from '../analysis/strength/floor.ts'
import { measure, measureSome } from '../analysis/strength/measure.ts'
import { readSame } from '../analysis/strength/same.ts'
import { changesOf, sweep } from '../analysis/strength/strength.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { isBasic } from '../catalogue/in-force.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { suiteOf } from '../runner/features.ts'
import { UsageError } from '../runner/usage-error.ts'
import { drawnByLot, isWhole } from './fixture/drawn.ts'
import { said, useWorkplace } from './fixture/workplace.ts'

const schema = new URL('../reports/schemas/strength.schema.json', import.meta.url)
const catalogue = loadCatalogue()
const suite = suiteOf(undefined)
const floor = readFloor()
const changes = [...rulesets.values()].flatMap(law => changesOf(law, catalogue))
const inForce = [...new Set(changes.map(({ ruling }) => ruling))]
const topicOf = (ruling: string): string => (isBasic(ruling) ? 'basics' : (catalogue.rulings.get(ruling)?.topic ?? ''))

/** Changes that no scenario notices: the floor of their topics is below 100. */
const unnoticed: readonly string[] = [
  'faq96-24-cloaking-uncloaking-01 cr14-cloaking-and-phasing-01',
  'cr14-cloaking-and-phasing-01 faq96-24-cloaking-uncloaking-01',
]

// The whole sweep is `strength`, too.
const drawn = new Set(drawnByLot(inForce, 24, { what: 'rulings in force', nameOf: ruling => ruling }))
const report = await measureSome([...drawn])

test('the suite notices no less of any topic than it did', () => {
  const survived = report.rulings.filter(({ fate }) => fate === 'survived')
  expect(survived.filter(one => !unnoticed.includes(`${one.ruling} ${one.with}`))).to.deep.equal([])
  const elsewhere = report.rulings.filter(
    ({ ruling, kind, fate }) => kind === 'repeal' && fate === 'killed elsewhere' && !isBasic(ruling),
  )
  expect(elsewhere, 'a scenario of its own notices that a ruling is struck out').to.deep.equal([])
})

test('the floor is as high as it can be', () => {
  const low = [...floor].filter(([, { noticed }]) => noticed < 100).map(([topic]) => topic)
  expect(low).to.have.members([...new Set(unnoticed.map(pair => topicOf(pair.split(' ')[0] ?? '')))])
  const byOthers = [...floor].filter(([, { repealed }]) => repealed < 100).map(([topic]) => topic)
  expect(byOthers, 'cases that rest on a basic rule may be those of others').to.deep.equal(['basics'])
  const whole = isWhole() ? report.topics : []
  expect(whole.length ? below(floor, whole) : []).to.deep.equal([])
})

test('every topic has a floor, and every floor a topic', () => {
  expect([...floor.keys()]).to.have.members([...new Set(inForce.map(topicOf))])
})

test('nearly all is noticed by scenarios of the ruling itself', () => {
  const rulings = report.documents.filter(({ document }) => document !== 'basics')
  for (const { document, repeal } of rulings) expect(repeal.score, document).to.be.at.least(95)
})

test('basic rules are struck out as well', () => {
  const struck = changes.filter(({ ruling }) => isBasic(ruling))
  expect(new Set(struck.map(({ ruling }) => ruling)).size).to.equal(catalogue.customs.size)
  expect(struck.map(({ answer }) => answer)).to.include('attacks unarmed: turned round')
})

test('every ruling that was drawn is struck out, and replaced by older and by newer ones', () => {
  const played = report.rulings.map(one => `${one.ruleset} ${one.ruling} ${one.with ?? ''}`)
  const wanted = changes.filter(({ ruling }) => drawn.has(ruling))
  expect(played).to.include.members(wanted.map(one => `${one.ruleset} ${one.ruling} ${one.with ?? ''}`))
  expect(changes.map(one => `${one.ruling} ${one.with ?? ''}`)).to.include.members([
    'cr14-seed-phase-01 1eS-seed-phases-65',
    '1eS-seed-phases-65 cr14-seed-phase-01',
    '1eS-stopped-39 faq96-351-stopped-crew-on-a-ship-02',
  ])
})

test('what is said to change nothing is in force, and changes nothing', () => {
  const said = [...readSame()].flatMap(([ruling, others]) => [...others.keys()].map(other => ({ ruling, other })))
  const known = new Set(changes.map(one => `${one.ruling} ${one.with ?? ''}`))
  expect(said.filter(({ ruling, other }) => !known.has(`${ruling} ${other}`))).to.deep.equal([])
  const idle = report.rulings.filter(({ fate }) => fate === 'same').map(m => `${m.ruling} ${m.with ?? ''}`)
  const played = said.filter(({ ruling }) => drawn.has(ruling))
  expect(played.filter(({ ruling, other }) => !idle.includes(`${ruling} ${other}`))).to.deep.equal([])
})

test('the report fits its schema', () => {
  const validate = new Ajv({ strict: true }).compile(JSON.parse(readFileSync(schema, 'utf8')))
  expect(validate(JSON.parse(JSON.stringify(report))), JSON.stringify(validate.errors)).to.equal(true)
})

test('without its scenarios a ruling is not noticed, and the reason is told', async () => {
  const all = { suite: { ...suite, cases: [] }, catalogue, decided: new Map(), same: new Map() }
  const [repealed] = await sweep(
    changes.filter(({ ruling }) => ruling === '1eS-seed-phases-65'),
    all,
  )
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
