import { before, describe, test } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { CaseResult } from '../reports/result.ts'
import { suiteOf } from '../runner/features.ts'
import type { Case } from '../steps/suite/case.ts'
import { drawnCases } from './fixture/drawn.ts'
import { playWith } from './fixture/play-with.ts'
import { dice, rolling } from './fixture/rolling.ts'
import { starting } from './fixture/starting.ts'

/** Topics of which all is played: most boards are reached in them, and others are not for every reason there is. */
const always: readonly string[] = ['seeding', 'doorways', 'lore', 'stopped']
const drawn = new Set(drawnCases(suiteOf(undefined), 16).map(({ id }) => id))
const only = ({ id, topic }: Case): boolean => drawn.has(id) || always.includes(topic)

type Results = ReadonlyMap<string, CaseResult>

describe('an engine that arranges only the start of a game', () => {
  let arranged: Results
  let played: Results
  const reached = (): readonly CaseResult[] => [...played.values()].filter(one => one.reachedBy !== undefined)
  before(async () => {
    played = await playWith(inProcess(starting(referenceEngine())), { only, strict: true })
    const wanted = new Set(reached().map(({ id }) => id))
    arranged = await playWith(inProcess(referenceEngine()), { only: ({ id }) => wanted.has(id) })
  })

  test('is asked the cases whose boards are reached by play', () => {
    expect(reached().length).to.be.greaterThan(170)
    expect(
      reached().filter(({ reachedBy = 0 }) => reachedBy > 8).length,
      'cards were played on the way',
    ).to.be.greaterThan(50)
  })

  test('comes to the same there as on boards that are arranged', () => {
    for (const { id, outcome } of reached()) {
      expect({ id, outcome }).to.deep.equal({ id, outcome: arranged.get(id)?.outcome })
    }
  })

  test('is not asked the others, and told in words why', () => {
    const others = [...played.values()].filter(one => one.reachedBy === undefined)
    for (const { id, outcome, message, missing, steps } of others) {
      expect({ id, outcome }).to.deep.equal({ id, outcome: 'unsupported' })
      expect(message).to.match(
        /^(the engine refuses what it should, but .*: )?the engine arranges only the start of a game, and this board is not reached by play: ./,
      )
      expect(missing).to.deep.equal({ abilities: ['boards "any"'] })
      expect(steps.map(step => step.outcome)).to.not.include('fail')
    }
    const whys = others.map(({ message }) => message).join('\n')
    expect(whys).to.contain('has nowhere to report to: Alice has no facility or headquarters')
    expect(whys).to.contain('is stopped already')
    expect(whys).to.match(/the engine refuses Alice on the way \(.*\): /)
    expect(whys).to.contain('by play it comes out differently: ')
  })

  test('may roll its own chance, and be unable to try', async () => {
    const wanted = new Set(reached().map(({ id }) => id))
    const engine = inProcess(rolling(starting(referenceEngine(), { try: false }), dice()))
    const again = await playWith(engine, { only: ({ id }) => wanted.has(id) })
    for (const { id, outcome, message } of again.values()) {
      if (outcome === 'unsupported') expect(message).to.match(/^the engine (rolls|arranges|refuses what it should)/)
      else expect({ id, outcome }).to.deep.equal({ id, outcome: played.get(id)?.outcome })
    }
  })

  test('needs the acts that lead there', async () => {
    const actions = ['play', 'end', 'attempt', 'beam']
    const few = await playWith(inProcess(starting(referenceEngine(), { actions })), {
      only: ({ id }) => arranged.get(id)?.outcome === 'pass',
    })
    const lacking = [...few.values()].filter(({ message }) =>
      message?.includes('it takes "seed", which the engine does not declare'),
    )
    expect(lacking.length).to.be.greaterThan(10)
    expect(lacking[0]?.missing).to.deep.equal({ abilities: ['actions "seed"'] })
  })
})
