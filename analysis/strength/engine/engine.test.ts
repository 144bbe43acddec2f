import { rmSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { groupBy } from '../../../catalogue/group.ts'
import { suiteOf } from '../../../runner/features.ts'
import { type Opened, openEngine } from './open.ts'
import {
  type EngineMutant,
  type IsNear,
  isOwn,
  mutantsOf,
  noticedBy,
  topicsOf,
  type Ways,
  waysThrough,
} from './sweep.ts'
import { telling } from './watch.ts'

const file = 'engine/mechanics/docking/dock.ts'
const catalogue = loadCatalogue()
const cases = suiteOf(undefined).cases.filter(one => topicsOf(one, catalogue).has('docking'))
const byId = new Map(cases.map(one => [one.id, one]))
const isNear: IsNear = (mutant, id) => isOwn(mutant, byId.get(id)!, catalogue)

describe('changes to the engine’s own code', () => {
  let opened: Opened
  let mutants: readonly EngineMutant[]
  let ways: Ways

  before(async () => {
    opened = await openEngine([file])
    mutants = mutantsOf(opened.files, opened.inside.readFixed())
    ways = await waysThrough(opened, mutants, cases, catalogue)
  })
  const written = () => new Map(opened.files.flatMap(one => one.mutants.map(mutant => [mutant.id, mutant] as const)))
  after(() => rmSync(opened.folder, { recursive: true, force: true }))

  it('are of the room of their file', () => {
    expect(mutants).not.to.be.empty
    for (const { room, place } of mutants) expect([room, place.split(':')[0]]).to.deep.equal(['docking', file])
  })

  it('leave alone what makes no sense in any law, and what an answer rests on', () => {
    const source = opened.files.map(one => one.source).join()
    expect(source)
      .to.match(/ malformed\(/)
      .and.match(/\.credit\(/)
    expect(mutants.filter(({ was }) => /^(malformed|[\w.]+\.credit)\(/.test(was))).to.deep.equal([])
  })

  it('that put a truth value for a condition are played only where it had the other', async () => {
    const passed = new Set((await opened.inside.pass(cases[0]!.id, written())).mutants)
    const conditions = groupBy(
      mutants.filter(({ kind, becomes }) => kind === 'condition' && /^(true|false)$/.test(becomes)),
      ({ place, was }) => `${place} ${was}`,
    )
    const counts = [...conditions.values()].map(pair => pair.filter(({ number }) => passed.has(number)).length)
    expect(counts).to.include.members([0, 1])
  })

  it('are noticed where a refusal is left out that a case asks for, and leave nothing behind', async () => {
    const refusals = mutants.filter(({ kind, number }) => kind === 'refusal' && ways.reasons.includes(number))
    expect(refusals).not.to.be.empty
    const noticed = await noticedBy(opened, refusals, ways, isNear)
    expect(Object.keys(noticed)).to.have.members(refusals.map(({ id }) => id))
  })

  it('are noticed where a case leads only an engine that lacks a ruling, and would fail no longer', async () => {
    const refusal = mutants.find(({ kind, was }) => kind === 'refusal' && was.includes('cannot land'))!
    expect(ways.cases[refusal.number]).to.equal(undefined)
    expect(ways.mistakes[refusal.number]).not.to.be.empty
    const noticed = await noticedBy(opened, [refusal], ways, isNear)
    expect(noticed[refusal.id]).to.match(/^1eD-docking-pads-0[23]\//)
  })

  it('are noticed by nobody where no case leads', async () => {
    const refusal = mutants.find(({ kind }) => kind === 'refusal')!
    expect(await noticedBy(opened, [refusal], { cases: {}, mistakes: {}, reasons: [] }, isNear)).to.deep.equal({})
  })
})

describe('code that tells what an expression came to', () => {
  it('goes on to play as it did', () => {
    const code = 'stryMutAct_9fa48("1") ? true : (stryCov_9fa48("1", "2"), a && f(b, c))'
    expect(telling(code).split('\n')[0]).to.equal(
      'stryMutAct_9fa48("1") ? true : stryOut_9fa48(stryIn_9fa48(stryCov_9fa48("1", "2") ?? ["1", "2"]), a && f(b, c))',
    )
  })
})
