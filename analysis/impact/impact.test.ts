import { before, describe, test } from 'node:test'
import { expect } from 'chai'
import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { readings } from '../../engine/rulesets/readings.ts'
import { conformance } from '../../reports/fixture/result.ts'
import type { Impact } from '../../reports/impact/impact.ts'
import type { CaseResult, Conformance } from '../../reports/result.ts'
import { suiteOf } from '../../runner/features.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { version } from '../../runner/version.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { drawnCases } from '../../test/fixture/drawn.ts'
import { impactOf } from './impact.ts'
import type { Change } from './proposal.ts'

const base = '1e-2014'
let suite: Suite
let catalogue: Catalogue

/** Of what the proposals below speak, and what they change. */
const touched =
  /^(?:faq96-12-action-|1eD-dilemma-timing-|1eD-downloading-65$|1eS-scouting-locations-39$|1eS-(?:selections|stopped|suspends-play)-|cr14-species-26$)/

before(() => {
  const all = suiteOf(undefined)
  const others = new Set(drawnCases(all, 60))
  const cases = all.cases.filter(one => others.has(one) || one.rulings.some(id => touched.test(id)))
  suite = { ...all, cases }
  catalogue = loadCatalogue()
})

type Draft = Change extends infer C ? (C extends Change ? Omit<C, 'line'> : never) : never

function impact(changes: readonly Draft[], engines: readonly Conformance[] = []): Promise<Impact> {
  const proposal = {
    file: 'p.yaml',
    title: 'A title',
    reason: 'A reason',
    base,
    changes: changes.map((change, at) => ({ ...change, line: at + 4 })) as Change[],
  }
  return impactOf({ proposal, suite, version, catalogue, engines })
}

async function refusal(...changes: readonly Draft[]): Promise<string> {
  try {
    await impact(changes)
  } catch (error) {
    expect(error).to.be.instanceOf(UsageError)
    return (error as Error).message
  }
  throw new Error('was not refused')
}

const noTiming: Draft = { adopt: ['faq96-12-action-23'], from: '1e-1996', inPlaceOf: ['1eD-dilemma-timing-03'] }
const scoutingFirst = '1eS-scouting-locations-39/an-interrupt-that-answers-nothing-waits-until-it-is-over@1e-2014'
const doorFirst = '1eD-dilemma-timing-03/an-interrupt-that-answers-nothing-is-not-played-before-the-dilemma@1e-2014'

describe('a proposal that nothing contradicts', () => {
  test('tells both courses step by step, with the boards', async () => {
    const { flips, adopted, conflicts } = await impact([noTiming])
    expect(flips.map(one => one.id)).to.include.members([scoutingFirst, doorFirst])
    expect(conflicts).to.deep.equal([])
    const { today, proposed, expected } = flips.find(one => one.id === doorFirst) as Impact['flips'][0]
    expect([today.outcome, proposed.outcome, expected]).to.deep.equal(['as written', 'otherwise', true])
    expect(proposed.message).to.match(/should be illegal, but it is legal$/)
    expect(today.steps.flatMap(step => step.happens)).to.include('Impassable Door is encountered.')
    expect(proposed.steps.flatMap(step => step.happens)).to.not.include('Impassable Door is encountered.')
    expect(today.before).to.deep.equal(proposed.before)
    expect(today.after).to.not.deep.equal(proposed.after)
    expect(adopted.length).to.be.above(0)
    expect(adopted.filter(one => one.works !== 'now').map(one => one.id)).to.deep.equal([])
  })

  test('shows what a chosen reading comes to', async () => {
    const { flips, adopted } = await impact([{ read: 'tie-on-another-card', as: 'opponent' }])
    expect(flips.map(one => one.rulings[0])).to.deep.equal(['1eS-selections-06'])
    expect(adopted.map(one => [one.reading, one.works])).to.deep.equal([['tie-on-another-card: opponent', 'now']])
  })

  test('names the rulings that lose their consequence, and those that fall with another', async () => {
    const { idle } = await impact([{ repeal: ['1eS-suspends-play-02'] }])
    const of = (fate: string): readonly string[] => idle.filter(one => one.fate === fate).map(one => one.ruling)
    expect(of('idle')).to.include.members(['1eS-suspends-play-04', '1eD-downloading-65'])
    expect(of('falls')).to.include('1eD-dilemma-timing-13')
  })
})

describe('what contradicts', () => {
  test('is named, and never put in order', async () => {
    const { conflicts, flips } = await impact([{ adopt: ['2eS-stopped-20'], from: '2e', inPlaceOf: [] }])
    expect(conflicts.map(one => [...one.rulings].sort())).to.deep.equal([
      ['1eS-stopped-33', '2eS-stopped-20'],
      ['1eS-stopped-34', '2eS-stopped-20'],
      ['1eS-stopped-35', '2eS-stopped-20'],
    ])
    expect(conflicts[0]!.mend).to.contain('naming 1eS-stopped-33')
    expect(flips.every(one => one.proposed.outcome === 'contradiction' && !one.expected)).to.equal(true)
  })

  test('between a newcomer and a supposition names the ruling that denies that', async () => {
    const gone = ['1eS-stopped-33', '1eS-stopped-34', '1eS-stopped-35']
    const { conflicts, notes } = await impact([
      { repeal: ['1eS-stopped-36'] },
      { adopt: ['2eS-stopped-20'], from: '2e', inPlaceOf: gone },
    ])
    expect(conflicts[0]!.mend).to.contain('is what the base supposes').and.to.contain('1eS-stopped-36')
    expect(notes.some(one => one.words.includes('was written against the supposition'))).to.equal(true)
  })

  test('what an adopted ruling is an exception to is offered', async () => {
    const { notes } = await impact([{ adopt: ['faq96-322-phased-matter-06'], from: '1e-1996', inPlaceOf: [] }])
    expect(notes.flatMap(one => one.add ?? [])).to.include('- adopt: faq96-322-phased-matter-03\n  from: 1e-1996')
  })
})

describe('what is impossible', () => {
  test('is told with its line and what is near', async () => {
    const of = async (change: Draft) => refusal(change)
    expect(await of({ repeal: ['2eS-stopped-20'] })).to.match(
      /^p.yaml:4: 2eS-stopped-20 is not in force in 1e-2014.* It is in force in 2e\. Nearest/,
    )
    expect(await of({ adopt: ['1eS-stopped-33'], from: '2e', inPlaceOf: [] })).to.contain(
      'it is in force in 1e-glossary, 1e-2014',
    )
    expect(await of({ adopt: ['faq96-12-action-27'], from: '1e-1996', inPlaceOf: [] })).to.contain(
      'no rule of it. Nearest in 1e-1996:',
    )
    expect(await of({ adopt: ['1eS-stopped-33'], from: '1e-glossary', inPlaceOf: [] })).to.contain(
      'in force in 1e-2014 already',
    )
    expect(await of({ adopt: ['1eS-stopped-33'], from: base, inPlaceOf: [] })).to.contain(
      'cannot adopt rulings from itself',
    )
    expect(await of({ read: 'tie-on-another-card', as: 'player' })).to.contain('already, so nothing would change')
    expect(await refusal({ repeal: ['1eS-stopped-33'] }, { repeal: ['1eS-stopped-33'] })).to.contain('p.yaml:5:')
  })

  test('a reading that the engine cannot play names those that it can', async () => {
    const all = [...catalogue.openQuestions.values()].flatMap(({ id, readings: of, plays }) =>
      Object.keys(of).flatMap(as => (as === plays || readings.has(`${id}/${as}`) ? [] : [{ read: id, as }])),
    )
    for (const change of all.slice(0, 3)) expect(await refusal(change)).to.contain('It can play it as')
  })

  test('a reading of another ruleset says which it concerns', async () => {
    expect(await refusal({ read: 'commander-of-a-dilemma', as: 'facing' })).to.contain('It concerns 2e.')
  })
})

describe('reports of engines', () => {
  /** A report with one case, as an engine that is like the course played it. */
  const report = (
    one: Impact['flips'][0],
    course: 'today' | 'proposed',
    patch: Partial<CaseResult> = {},
  ): Conformance => {
    const { steps, after } = one[course]
    const played = one.steps.map((step, at) => ({ ...step, line: 1, outcome: steps[at]!.outcome }))
    const outcome = course === 'today' ? ('pass' as const) : ('fail' as const)
    const result = { ...conformance(1).cases[0]!, id: one.id, ruleset: base, outcome, steps: played, after, ...patch }
    return { ...conformance(1), cases: [result as CaseResult] }
  }

  test('prove what would break and what would be fixed, and no more', async () => {
    const draft: Draft = { adopt: ['2eS-species-08'], from: '2e', inPlaceOf: ['cr14-species-26'] }
    const { flips } = await impact([draft])
    const flip = flips.find(({ id }) => id.includes('half-betazoid'))!
    const elsewhere = flip.steps.map(step => ({ ...step, line: 1, outcome: 'fail' as const }))
    const { engines } = await impact(
      [draft],
      [
        report(flip, 'today'),
        report(flip, 'proposed'),
        report(flip, 'proposed', { after: flip.today.after! }),
        report(flip, 'proposed', { steps: elsewhere }),
        report(flip, 'proposed', { outcome: 'unsupported' }),
        { ...report(flip, 'today'), cases: [] },
      ],
    )
    expect(engines[0]).to.deep.include({ breaks: [flip.id], mended: [] })
    expect(engines[1]).to.deep.include({ breaks: [], mended: [flip.id] })
    const whys = new Set(engines[1]!.unknown.map(one => one.why))
    expect([...whys]).to.deep.equal(['The report does not have this case.'])
    const why = (at: number): string | undefined => engines[at]!.unknown.find(one => one.id === flip.id)?.why
    expect(why(2)).to.contain('another board')
    expect(why(3)).to.contain('elsewhere')
    expect(why(4)).to.contain('not supported')
    expect(engines[5]!.words.join()).to.contain('no case that this engine played under 1e-2014')
  })
})
