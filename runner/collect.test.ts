import { describe, it } from 'node:test'
import { expect } from 'chai'
import { diagnose } from '../analysis/diagnosis/diagnose.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import type { Engine } from '../protocol/engine.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { Question, Reply, Request } from '../protocol/types.ts'
import { titlesIn } from '../reports/brief.ts'
import type { CaseResult } from '../reports/result.ts'
import { score } from '../reports/score.ts'
import { playWith } from '../test/fixture/play-with.ts'
import { actsIn } from './acts.ts'
import { suiteOf } from './features.ts'
import type { Transcripts } from './options.ts'

const suite = suiteOf(undefined)
const own = suite.cases.filter(({ topic, ruleset }) => topic === 'stopped' && ruleset === '1e-2014')
const ids = new Set(own.map(({ id }) => id))

/** The reference engine, which refuses these acts whatever the law says. */
function refusing(...kinds: readonly string[]): Engine {
  const play = referenceEngine()
  let pending: readonly Question[] = []
  return inProcess((request: Request): Reply => {
    if (request.do === 'act' && kinds.includes(request.act.kind))
      return { id: request.id, result: { outcome: 'refused', refusal: { stage: 'start' }, pending } }
    const reply = play(request)
    if ('result' in reply && 'pending' in reply.result) pending = reply.result.pending
    return reply
  })
}

async function played(engine: Engine, transcripts: Transcripts): Promise<readonly CaseResult[]> {
  return [...(await playWith(engine, { only: ({ id }) => ids.has(id), transcripts })).values()]
}

const isTold = ({ transcript, before, brief }: CaseResult): boolean => transcript.length > 0 && !!before && !brief

describe('messages and boards', () => {
  it('are left out of cases that passed, unless all are asked for; nothing else is another', async () => {
    const [few, all] = await Promise.all([played(refusing('beam'), 'failed'), played(refusing('beam'), 'all')])
    const passed = few.filter(({ outcome }) => outcome === 'pass')
    expect(passed.length).to.be.within(10, few.length - 10)
    expect(passed.filter(isTold)).to.deep.equal([])
    expect(all.filter(one => !isTold(one))).to.deep.equal([])
    const plain = ({ transcript: _, before: __, after: ___, brief: ____, milliseconds: _____, ...one }: CaseResult) =>
      one
    expect(few.map(plain)).to.deep.equal(all.map(plain))
    expect(few.map(titlesIn)).to.deep.equal(all.map(titlesIn))
  })

  it('are kept of all others, of refusals that prove nothing among them', async () => {
    const results = await played(refusing('beam'), 'failed')
    const others = results.filter(({ outcome }) => outcome !== 'pass')
    expect(new Set(others.map(({ outcome }) => outcome))).to.include.members(['fail', 'unproven'])
    expect(others.filter(one => !isTold(one))).to.deep.equal([])
  })

  it('change no diagnosis', async () => {
    const catalogue = loadCatalogue()
    const can = { rulesets: ['1e-2014'], rulings: false }
    const found = await Promise.all(
      (['failed', 'all'] as const).map(async transcripts => {
        const results = await played(refusing('beam'), transcripts)
        return diagnose({ cases: suite.cases, results, can, catalogue, limit: 200 })
      }),
    )
    expect(found[0]?.explanations[0]?.says).to.equal('It refuses every `beam`.')
    expect(found[0]).to.deep.equal(found[1])
  })
})

/** The reference engine, which says that it declines a basic rule. */
function declining(custom: string): Engine {
  const play = referenceEngine()
  return inProcess((request: Request): Reply => {
    const reply = play(request)
    return request.do === 'hello' && 'result' in reply
      ? ({ ...reply, result: { ...reply.result, declines: [custom] } } as Reply)
      : reply
  })
}

describe('a refusal whose legal acts rest on what an engine declines', () => {
  it('is not applicable to it, and no failure', async () => {
    const results = await played(declining('custom-stopped-02'), 'failed')
    expect(results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable')).to.deep.equal([])
    const told = results.find(({ message }) => message?.includes('that would show the same to be legal'))
    expect(told?.message).to.match(
      /^the engine declines what all cases rest on that would show the same to be legal: ".+" \(.+\)$/,
    )
  })
})

describe('refusals and legal acts', () => {
  it('are counted apart, so that refusing everything shows', async () => {
    const right = actsIn(own, await played(inProcess(referenceEngine()), 'failed'))
    for (const kind of [right.refused, right.legal]) expect(score(kind).percent).to.equal(100)
    expect(right.refused.cases + right.legal.cases).to.be.within(own.length / 2, own.length)
    const wrong = actsIn(own, await played(refusing('beam'), 'failed'))
    expect(wrong.legal.fail).to.be.above(5)
    expect(wrong.refused.fail).to.equal(0)
    expect(wrong.refused.unproven).to.be.above(0)
  })
})
