import { rmSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { groupBy } from '../../../catalogue/group.ts'
import { suiteOf } from '../../../runner/features.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { readSameChanges } from '../same-changes.ts'
import { type EngineMutant, lawOf, topicsOf } from './laws.ts'
import { engineSweep, strayMistakes } from './measure.ts'
import { type Opened, openEngine } from './open.ts'
import { mutantsOf, noticedBy } from './sweep.ts'
import { Candidates, type Way } from './to-be-played.ts'
import { telling } from './watch.ts'
import { type Ways, waysThrough } from './ways.ts'

const file = 'engine/mechanics/docking/dock.ts'
const cost = { seconds: 0, found: 0 }
const catalogue = loadCatalogue()
const cases = suiteOf(undefined).cases.filter(one => topicsOf(one, catalogue).has('docking'))

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

  it('touch the law of their room, and the rulings that answer what their file asks', () => {
    const { topic, rulings } = lawOf('engine/mechanics/battle/inner/personnel-battle.ts')
    expect(topic).to.equal('battle')
    expect([...rulings])
      .to.include('faq96-22-leaders-05')
      .and.not.include('1eS-ship-02')
    expect(lawOf('engine/cards/hypospray.ts').topic).to.equal(undefined)
  })

  it('leave alone what makes no sense in any law, and what an answer rests on', () => {
    const source = opened.files.map(one => one.source).join()
    expect(source)
      .to.match(/ malformed\(/)
      .and.match(/\.credit\(/)
    expect(mutants.filter(({ was }) => /^(malformed|[\w.]+\.credit)\(/.test(was))).to.deep.equal([])
  })

  it('that put a truth value for a condition are played only where it had the other', async () => {
    const passed = new Set((await new opened.inside.Pathfinder(written()).pass(cases[0]!)).mutants)
    const conditions = groupBy(
      mutants.filter(({ kind, becomes }) => kind === 'condition' && /^(true|false)$/.test(becomes)),
      ({ place, was }) => `${place} ${was}`,
    )
    const counts = [...conditions.values()].map(pair => pair.filter(({ number }) => passed.has(number)).length)
    expect(counts).to.include.members([0, 1])
  })

  it('are noticed where a refusal is left out that a case asks for, and leave nothing behind', async () => {
    const refusals = mutants.filter(({ kind, id }) => kind === 'refusal' && ways.reasons.has(id))
    expect(refusals).not.to.be.empty
    const noticed = await noticedBy(opened, refusals, ways, catalogue)
    expect([...noticed.keys()]).to.have.members(refusals.map(({ id }) => id))
  })

  it('are noticed where a case leads only an engine that lacks a ruling, and would fail no longer', async () => {
    const refusal = mutants.find(({ kind, was }) => kind === 'refusal' && was.includes('cannot land'))!
    expect(ways.cases.get(refusal.id)).to.equal(undefined)
    expect(ways.mistakes.get(refusal.id)).not.to.be.empty
    const noticed = await noticedBy(opened, [refusal], ways, catalogue)
    expect(noticed.get(refusal.id)?.id).to.match(/^1eD-docking-pads-0[23]\//)
  })

  it('are noticed by nobody where no case leads', async () => {
    const refusal = mutants.find(({ kind }) => kind === 'refusal')!
    const none = { cases: new Map(), mistakes: new Map(), reasons: new Set<string>() }
    expect(await noticedBy(opened, [refusal], none, catalogue)).to.deep.equal(new Map())
  })
})

describe('the changes that nobody notices', () => {
  it('are counted by where they would come to another value', () => {
    const change = { id: '', kind: 'condition', place: '', was: '', becomes: '', room: 'docking' } as const
    const changes = [
      { ...change, fate: 'survived', differs: 'in cases' },
      { ...change, fate: 'survived', differs: 'by mistake' },
      { ...change, fate: 'survived', differs: 'by mistake' },
      { ...change, fate: 'same', reason: 'It is.' },
    ] as const
    const refusals = { sites: 0, named: 0, malformed: 0, reached: 0, mistaken: 0 }
    const { unnoticed, nobody } = engineSweep.report(
      [{ room: 'docking', refusals, changes }],
      { topic: ['docking'] },
      cost,
    )
    expect([unnoticed, nobody]).to.deep.equal([{ 'in cases': 1, 'by mistake': 2, nowhere: 0 }, 3])
  })
})

describe('changes that bear on a mistake alone', () => {
  it('stand where the engine asks what the ruling against it answers', () => {
    expect(strayMistakes(readSameChanges('engine/same/'))).to.deep.equal([])
  })

  it('are told of where they stand elsewhere', () => {
    const id = `${file} true -> false`
    const rows = { folder: 'some', reasons: new Map(), mistakes: new Map([[id, '1eS-stopped-01']]) }
    expect(strayMistakes(rows)).to.deep.equal([`some: "${id}": ${file} asks nothing that 1eS-stopped-01 answers.`])
  })
})

describe('the cases to play under a change', () => {
  const way = (id: string, topic: string, more: Partial<Way>): Way => ({
    kase: { id, topic, steps: [] as Case['steps'], rulings: [id.split(' ')[0]] as readonly string[] } as Case,
    isGivenUp: false,
    isNear: false,
    within: 0,
    ...more,
  })
  const far = Array.from({ length: 600 }, (_, at) =>
    way(`far ${at}`, at < 300 ? 'beaming' : 'battle', { within: at % 7 }),
  )

  const toBePlayed = (ways: readonly Way[]): readonly Case[] => {
    const candidates = new Candidates(new Set(['asked']))
    for (const one of ways) candidates.add(one)
    return candidates.toBePlayed()
  }

  it('are those of its topic before those of others, and those that give the place up before the rest', () => {
    const near = [
      way('near plain', 'docking', { isNear: true }),
      way('near refused', 'docking', { isNear: true, isGivenUp: true }),
    ]
    const ids = toBePlayed([...far, way('far and refused', 'turns', { isGivenUp: true }), ...near]).map(({ id }) => id)
    expect(ids.slice(0, 3)).to.deep.equal(['near refused', 'near plain', 'far and refused'])
  })

  it('are first one of each ruling that the file asks about', () => {
    const of = (count: number, ruling: string) =>
      Array.from({ length: count }, (_, at) => way(`${ruling} ${at}`, 'docking', { isNear: true }))
    const ids = toBePlayed([...of(400, 'general'), ...of(2, 'asked'), ...of(1, 'other')]).map(({ id }) => id)
    expect(ids.slice(0, 3)).to.deep.equal(['asked 0', 'general 0', 'other 0'])
  })

  it('are a sample from all over the suite where there are many', () => {
    const ids = toBePlayed(far).map(({ id }) => id)
    expect(new Set(ids).size).to.equal(ids.length).and.to.be.within(200, 220)
    const thirds = [0, 1, 2].map(third => ids.filter(id => Math.floor(Number(id.slice(4)) / 200) === third).length)
    expect(Math.min(...thirds)).to.be.above(60)
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
