import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { type Case, printProblem, SuiteError } from './case.ts'
import { elsewhere } from './known-words.ts'
import { caseKey, casesByKey, loadSuite, requireSound } from './load-suite.ts'

const cwd = fileURLToPath(new URL('fixtures/', import.meta.url))
const load = (...paths: string[]) => loadSuite(paths, { cwd })
const ids = (cases: readonly Case[]) => cases.map(({ id }) => id)

test('the samples of the language compile, one case per ruleset in the order of the files', () => {
  const suite = requireSound(load('samples'))
  expect(suite.cases).to.have.length(10)
  expect(ids(suite.cases).slice(4)).to.deep.equal([
    '1eS-stopped-06/a-stopped-personnel-stays-where-it-is@7e-first',
    '1eS-stopped-06/a-stopped-personnel-stays-where-it-is@7e-second',
    '1eS-stopped-06/a-stopped-personnel-stays-where-it-is@7e-third',
    '1eS-stopped-06/its-unstopped-neighbour-may-beam@7e-first',
    '1eS-stopped-06/its-unstopped-neighbour-may-beam@7e-second',
    '1eS-stopped-06/its-unstopped-neighbour-may-beam@7e-third',
  ])
  expect(suite.titles).to.include.members(['Data', 'Sisters of Duras', "T'Pan"])
})

test('a case says where it stands, and its steps carry operations', () => {
  const [one] = load('samples/stopped.feature').cases
  expect(one).to.deep.include({
    rulings: ['1eS-stopped-06'],
    ruleset: '7e-first',
    rule: 'A stopped card may not be beamed',
    feature: { name: 'Stopped cards', uri: 'samples/stopped.feature', line: 1 },
    line: 18,
    topic: 'stopped',
  })
  expect(one?.steps.map(({ keyword, line, operation }) => [keyword, line, operation.op])).to.deep.equal([
    ['Given', 5, 'locations'],
    ['And', 8, 'has'],
    ['Given', 19, 'set'],
    ['When', 20, 'do'],
    ['Then', 21, 'verdict'],
    ['And', 22, 'frame'],
  ])
  expect(JSON.parse(JSON.stringify(one))).to.deep.equal(one)
})

test('a case needs the words of its steps', () => {
  const [one] = load('samples/stopped.feature').cases
  expect(one?.needs).to.deep.equal({
    rulesets: ['7e-first'],
    phases: ['orders'],
    places: ['aboard', 'planet', 'space', 'spaceline'],
    conditions: ['stopped'],
    parts: ['stopped.personnel'],
    actions: ['beam'],
    seats: 1,
  })
  const [choice] = load('samples/choices.feature').cases
  expect(choice?.needs).to.deep.include({ seats: 2, fields: ['card.mode'], decisions: ['choose'], events: ['killed'] })
})

test('the twins of a refusal are the cases of its rule and ruleset where the verb is legal', () => {
  const { cases } = load('samples/stopped.feature')
  for (const { id, ruleset, scenario, twins } of cases) {
    const twin = `1eS-stopped-06/its-unstopped-neighbour-may-beam@${ruleset}`
    expect(twins, id).to.deep.equal(scenario.startsWith('a stopped') ? [twin] : [])
  }
})

test('each row of an outline is a case with the rulings and rulesets of its block', () => {
  const suite = requireSound(load('outline.feature'))
  expect(ids(suite.cases)).to.deep.equal([
    '7eA-stopped-01/a-stopped-card-that-beams-is-illegal@7e-first',
    '7eA-stopped-01/a-stopped-card-that-walks-is-legal@7e-first',
    '7eB-stopped-02/a-stopped-card-that-beams-is-legal@7e-second',
    '7eA-stopped-04/some-of-them-are-legal-and-some-are-not@7e-first',
  ])
  const [, , block] = suite.cases
  expect(block).to.deep.include({ rulings: ['7eB-stopped-02', '7eB-stopped-03'], disputes: ['walking'], line: 25 })
})

test('a row is its own twin where it shows the verb legal, too; made-up cards are no titles', () => {
  const list = load('outline.feature').cases[3]
  expect(list?.twins).to.deep.equal([list?.id])
  expect(list?.titles).to.not.include('Ensign Nobody')
  expect(list?.needs.madeUp).to.deep.equal(['personnel'])
})

test('a running pickle finds its case by uri, line and ruleset', () => {
  const suite = load('outline.feature')
  const found = casesByKey(suite.cases, cwd).get(caseKey('outline.feature', 25, '7e-second', cwd))
  expect(found?.id).to.equal('7eB-stopped-02/a-stopped-card-that-beams-is-legal@7e-second')
})

test('all mistakes are collected with file, line and the nearest valid word', () => {
  const suite = load('broken.feature')
  expect(suite.cases).to.deep.equal([])
  expect(suite.problems.map(printProblem)).to.deep.equal([
    'broken.feature:12: a place expected, found `abord "Runabout"`; nearest: `aboard "…"`',
    'broken.feature:14: undefined step: a verb expected after `Alice`, found `beems "Data" to "Excavation"`; nearest: `beams`',
    'broken.feature:15: undefined step: a condition expected after `"Data" is now`, found `stoped`; nearest: `stopped`',
    `broken.feature:9: no card "Excavatoin"; nearest: "Excavation"; ${elsewhere}`,
    'broken.feature:19: no column `wher` here; nearest: `where`',
    'broken.feature:21: `"Data" is stopped:` needs a table below it',
    'broken.feature:22: `Alice ends the turn` takes no table; a step with one ends in a colon',
    'broken.feature:26: "beams" needs a place with at, to, aboard, on, onto: `Alice beams "Data" and "Worf" to "Excavation"`',
    'broken.feature:32: a made-up card is of type personnel, ship, facility, equipment, mission, dilemma, event, interrupt, objective, tactic, found `personel`',
    `broken.feature:33: no card "Nobody"; ${elsewhere}`,
  ])
  expect(() => requireSound(suite)).to.throw(SuiteError, 'broken.feature:12: a place expected')
})

test('a path without features is a problem; folders, files and globs name each feature once', () => {
  expect(load('nowhere').problems.map(printProblem)).to.deep.equal([
    'nowhere: no feature file here; give a .feature file, a folder or a glob',
  ])
  expect(load('samples', 'samples/*.feature', 'samples/stopped.feature').cases).to.have.length(10)
})

test('the digest follows the text and nothing else', () => {
  expect(loadSuite(['fixtures/samples'], { cwd: join(cwd, '..') }).digest).to.equal(load('samples').digest)
  expect(load('samples').digest).to.equal(load('samples/*.feature').digest)
  expect(load('samples').digest).to.not.equal(load('outline.feature').digest)
})
