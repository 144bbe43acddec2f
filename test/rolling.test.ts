import { before, describe, test } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { CaseResult } from '../reports/result.ts'
import { suiteOf } from '../runner/features.ts'
import type { Case } from '../steps/suite/case.ts'
import { drawnCases, isWhole } from './fixture/drawn.ts'
import { playWith, tally } from './fixture/play-with.ts'
import { dice, rolling } from './fixture/rolling.ts'

const { cases } = suiteOf(undefined)
const chancy = cases.filter(({ needs }) => needs.chance === true)
const withTwins = (some: readonly Case[]) => new Set(some.flatMap(({ id, twins }) => [id, ...twins]))
const wanted = withTwins(chancy)
const some = isWhole() ? wanted : withTwins(chancy.filter((_, at) => at % 3 === 0))
/** A third of the cases with chance in them, and those in which what they see refused is legal. */
const chanceOnly = { only: ({ id }: { readonly id: string }) => some.has(id) }
const roller = (can = {}) => inProcess(rolling(referenceEngine(), dice(), can))

describe('an engine that rolls its own chance', () => {
  let results: readonly CaseResult[]
  before(async () => {
    // Of those without chance a sample. The suite itself is played to the end by `npm test`, where every case must pass.
    const drawn = new Set(drawnCases({ cases }, 16).map(({ id }) => id))
    const only = ({ id }: { readonly id: string }) => wanted.has(id) || drawn.has(id)
    results = [...(await playWith(roller(), { only, strict: true, transcripts: 'all' })).values()]
  })

  test('passes what the reference engine passes, or the case cannot be played so', () => {
    expect(results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'unsupported')).to.deep.equal([])
    expect(results.filter(({ outcome }) => outcome === 'unsupported').length).to.be.lessThan(cases.length / 100)
  })

  test('is played again until the draw comes, and the report counts how often', () => {
    const again = results.filter(one => one.replays !== undefined && one.outcome === 'pass')
    expect(again.length).to.be.greaterThan(40)
    expect(Math.max(...again.map(one => one.replays ?? 0))).to.be.within(5, 50)
  })

  test('says in words why a case cannot be played, and what it would take', () => {
    for (const one of results.filter(({ outcome }) => outcome === 'unsupported')) {
      // A refusal is not proved where the draw of the case in which the same is legal did not come.
      expect(one.message).to.match(/^(?:the engine refuses what it should, .+: )?the engine rolls (at once|itself), /)
      expect(one.missing).to.deep.equal({ abilities: ['chance'] })
      expect(one.steps.map(step => step.outcome)).to.not.include('fail')
    }
  })

  test('shows the messages of the last time only', () => {
    const one = results.find(({ replays = 0, outcome }) => replays > 2 && outcome === 'pass')
    const arranged = one?.transcript.filter(({ request }) => (request as { do: string }).do === 'arrange')
    expect(arranged?.length).to.equal(1)
  })

  test('may act for real where it cannot try', async () => {
    const own = [...(await playWith(roller({ try: false }), { ...chanceOnly, strict: true })).values()]
    expect(Object.keys(tally(own)).sort()).to.deep.equal(['pass', 'unsupported'])
  })

  test('is given up when the draw does not come', async () => {
    const stubborn = inProcess(rolling(referenceEngine(), () => 0))
    const own = [...(await playWith(stubborn, { ...chanceOnly, replays: 3 })).values()]
    const givenUp = own.filter(({ outcome }) => outcome === 'unsupported')
    expect(givenUp.length).to.be.greaterThan(5)
    expect(givenUp.some(({ replays }) => replays === 3)).to.equal(true)
    expect(givenUp.map(({ message }) => message).join('\n')).to.match(
      /the draw did not come in 3 replays: chance should come to .*, and came to /,
    )
    expect(own.filter(({ outcome }) => !['pass', 'unproven', 'unsupported'].includes(outcome))).to.deep.equal([])
  })

  test('is not played again when no replays are allowed', async () => {
    const own = [...(await playWith(roller(), { ...chanceOnly, replays: 0 })).values()]
    expect(own.every(({ replays }) => replays === undefined)).to.equal(true)
    expect(own.map(({ message }) => message).join('\n')).to.contain('at once, and no replays are allowed')
  })

  test('that tells nothing of its rolls lacks chance', async () => {
    const own = [
      ...(
        await playWith(roller({ rolls: undefined }), { only: one => one.needs.chance === true && some.has(one.id) })
      ).values(),
    ]
    expect(tally(own)).to.deep.equal({ unsupported: own.length })
    expect(own[0]?.message).to.equal('the engine does not declare chance')
  })
})
