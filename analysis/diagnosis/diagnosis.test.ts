import { describe, it } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import { readAs, readings } from '../../engine/rulesets/readings.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Question, Reply, Request } from '../../protocol/types.ts'
import type { Diagnosis } from '../../reports/result.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Case } from '../../steps/suite/case.ts'
import { catalogue, examined, suite } from './fixtures/examined.ts'

const ofTopic = (...topics: string[]): readonly Case[] => suite.cases.filter(one => topics.includes(one.topic))

const diagnosisOf = async (...of: Parameters<typeof examined>): Promise<Diagnosis> =>
  (await examined(...of)).diagnosis ?? expect.fail('nothing failed')

/** The laws with this one changed. */
const changed = (id: string, change: (law: Ruleset) => Ruleset): ReadonlyMap<string, Ruleset> =>
  new Map([...rulesets].map(([own, law]) => [own, own === id ? change(law) : law]))

const without = (law: Ruleset, ...repeal: readonly string[]): Ruleset => amend(law, { id: law.id, repeal })
const said = ({ explanations }: Diagnosis): readonly string[] => explanations.map(one => one.says)

describe('a diagnosis', () => {
  it('names the ruling that is missing, and the rulesets where it is', async () => {
    const laws = changed('1e-2014', law => without(law, '1eS-stopped-06'))
    const found = await diagnosisOf(laws, ofTopic('stopped'))
    expect(said(found)).to.deep.equal(['It lacks 1eS-stopped-06 under 1e-2014: A "stopped" card may not be beamed.'])
    const [only] = found.explanations
    expect([only!.kind, only!.rulings, only!.against]).to.deep.equal(['ruling', ['1eS-stopped-06'], []])
    expect([only!.explains.length, only!.adds]).to.deep.equal([found.failures, found.failures])
    expect([found.unexplained, found.limit]).to.deep.equal([[], undefined])
  })

  it('tells several missing rulings apart', async () => {
    const gone = ['1eS-stopped-06', '1eS-stasis-12', '1eS-stopped-13']
    const laws = changed('1e-glossary', law => without(law, ...gone))
    const found = await diagnosisOf(laws, ofTopic('stopped', 'stasis'))
    expect(found.explanations.flatMap(one => one.rulings)).to.have.members(gone)
    expect(found.unexplained).to.deep.equal([])
  })

  it('says whose law is played, in one topic or throughout', async () => {
    const laws = changed('1e-2014', law => ({ ...rulesets.get('1e-1996')!, id: law.id }))
    const one = await diagnosisOf(laws, ofTopic('stopped'))
    expect(said(one)).to.deep.equal(['It plays 1e-1996 "stopped" under 1e-2014.'])
    const two = await diagnosisOf(laws, ofTopic('stopped', 'stasis'))
    expect(said(two)).to.deep.equal(['It plays 1e-1996 under 1e-2014.'])
    expect(two.unexplained).to.deep.equal([])
  })

  it('says whose rules of a topic are played among those of the right law', async () => {
    const isOf = (ruling: string): boolean => catalogue.rulings.get(ruling)?.topic === 'stopped'
    const laws = changed('1e-2014', law => {
      const repeal = [...law.rules.keys()].filter(isOf)
      const left = without(law, ...repeal)
      const others = [...rulesets.get('1e-1996')!.rules.values()].filter(rule => rule.presumed || isOf(rule.ruling))
      return amend(left, { id: law.id, enact: others.filter(rule => !left.rules.has(rule.ruling)) })
    })
    const found = await diagnosisOf(laws, ofTopic('stopped', 'stasis'))
    expect(said(found)[0]).to.equal('It plays 1e-1996 "stopped" under 1e-2014.')
    expect(found.explanations[0]!.explains.length / found.failures).to.be.above(0.8)
  })

  it('knows the permitted readings', async () => {
    const reading = readings.get('matching-attribute-numbers/any')!
    const cases = suite.cases.filter(one => one.disputes.includes(reading.question))
    const found = await diagnosisOf(readAs(reading, rulesets), cases)
    expect(found.explanations.map(one => one.kind)).to.deep.equal(['reading'])
    expect(said(found)[0]).to.match(/^It reads the open question matching-attribute-numbers otherwise, as permitted: /)
  })

  it('blames the scenarios where the reference engine fails too', async () => {
    const kase = ofTopic('stopped').find(one => one.steps.at(-1)?.operation.op === 'verdict')!
    const last = kase.steps.at(-1)!
    const { legal } = last.operation as Extract<Operation, { op: 'verdict' }>
    const wrong = { ...last, operation: { op: 'verdict', legal: !legal } as const }
    const found = await diagnosisOf(rulesets, [{ ...kase, steps: [...kase.steps.slice(0, -1), wrong] }])
    expect(said(found)).to.deep.equal(['The reference engine does the same: look at the scenarios first.'])
  })

  it('takes an engine at its word that it is not the time for an act', async () => {
    const play = referenceEngine()
    let pending: readonly Question[] = []
    const refusal = { stage: 'start', code: 'wrong-time' } as const
    const engine = (request: Request): Reply => {
      if (request.do === 'act' && request.act.kind === 'beam')
        return { id: request.id, result: { outcome: 'refused', refusal, pending } }
      const reply = play(request)
      if ('result' in reply && 'pending' in reply.result) pending = reply.result.pending
      return reply
    }
    const cases = ofTopic('stopped').filter(one => one.ruleset === '1e-2014')
    const found = await diagnosisOf(rulesets, cases, undefined, { engine })
    for (const says of said(found))
      expect(says).to.match(/^It refuses `beam` in the segment `\w+`[^:]*: to this engine that is the wrong time\.$/)
    expect(found.unexplained).to.deep.equal([])
  })

  it('takes no law of another edition for the reason, unless the engine says that it plays it', async () => {
    const [own, other] = ['2e', '1e-2014']
    const laws = changed(own, law => ({ ...rulesets.get(other)!, id: law.id }))
    const cases = suite.cases.filter(one => one.ruleset === own)
    const isOther = ({ explanations }: Diagnosis) => explanations.some(one => /^It plays 1e-/.test(one.says))
    expect(isOther(await diagnosisOf(laws, cases, undefined, { rulesets: [own] }))).to.equal(false)
    expect(isOther(await diagnosisOf(laws, cases, undefined, { rulesets: [own, other] }))).to.equal(true)
    expect(isOther(await diagnosisOf(laws, cases, undefined, { rulesets: [own], plays: '1E Modern' }))).to.equal(true)
  })

  it('plays no more than so many cases, and says so', async () => {
    const found = await diagnosisOf(
      changed('1e-2014', law => without(law, '1eS-stopped-06')),
      ofTopic('stopped'),
      4,
    )
    expect(found.limit).to.equal('Not all was tried: a diagnosis plays 4 cases at most.')
    expect(found.unexplained).to.have.length(found.failures)
  })
})
