import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { Reply, Request } from '../../protocol/types.ts'
import { idleEngine } from '../../test/fixture/idle-engine.ts'
import { playOne } from '../../test/fixture/play-one.ts'
import { type Case, type Suite, SuiteError } from '../suite/case.ts'
import { loadSuite } from '../suite/load-suite.ts'

function suiteIn(name: string): Suite {
  const suite = loadSuite([fileURLToPath(new URL(`fixtures/${name}.feature`, import.meta.url))])
  if (suite.problems.length) throw new SuiteError(suite.problems)
  return suite
}

describe('what no engine can be asked for is no failure of the engine', () => {
  const why: Readonly<Record<string, RegExp>> = {
    'a ship that is set up as staffed': /whether a ship is staffed follows from who is aboard/,
    'a card that is set up as in play': /whether a card is in play is set up by its place/,
    'the value of a card that is not there': /There is no card "Data" on the board, and none was set up/,
    'the place of a card that is not there': /There is no card "Data" on the board, and none was set up/,
    'an act with a card that is not there': /There is no card "Data" on the board, and none was set up/,
    'more copies than there are': /There are only 1 of "Worf"/,
    'a card on one that is not there': /there is no card "Observe Ritual" on the board/,
    'a card aboard itself': /its board cannot be; expected at \/cards\/1\/where that no card holds itself/,
    'a position after an act': /must come before When and Then/,
    'a verdict on nothing': /nothing was done yet that could be legal or illegal/,
    'a verdict on several acts in one sentence': /stands for 2 acts, one for each card/,
    'one of two copies': /there are 2 of "Worf", aboard "U.S.S. Enterprise" and on the planet of "Excavation", and the/,
    'a condition of one of two copies': /there are 2 of "Worf" on the board to set up, and the sentence does not say/,
    'a passing that nobody waits for': /nothing was done that could be answered; who has done with the turn `ends the/,
    'a passing in a list of acts': /passing is an act in a seed phase only/,
    'a position after what has happened': /put it above that step/,
    'an encounter that is set up': /an encounter is reached by play, not set up/,
  }
  const { cases } = suiteIn('unaskable')
  for (const kase of cases)
    it(kase.scenario, async () => {
      for (const engine of [referenceEngine(), idleEngine({})]) {
        const { outcome, message } = await playOne(kase, engine)
        expect({ outcome, message }).to.include({ outcome: 'suite-error' })
        expect(message)
          .to.match(/^The scenario asks for what no engine can be asked for, which says nothing of this one: /)
          .and.match(why[kase.scenario]!)
      }
    })

  it('but a card that the engine has lost is', async () => {
    const lost = cases.find(one => one.scenario === 'a verdict on nothing')!
    const placed = cases.find(one => one.scenario === 'the place of a card that is not there')!
    const steps = JSON.parse(JSON.stringify(placed.steps).replaceAll('"Data"', '"Worf"')) as Case['steps']
    let seen = 0
    const shown = idleEngine({
      shown: board => ({ ...board, cards: seen++ > 1 ? board.cards.filter(({ id }) => id !== 'Worf') : board.cards }),
    })
    expect((await playOne({ ...lost, steps }, shown)).outcome).to.equal('fail')
  })
})

describe('what an engine can be asked for', () => {
  const [legal, illegal, phase, otherPhase] = suiteIn('askable').cases as [Case, Case, Case, Case]

  /** Answers questions of fact with this; a board is shown as it was set. */
  const answering = (fact: unknown, can: object = {}): ((request: Request) => Reply) => {
    const idle = idleEngine({ can })
    return request => {
      const reply = idle(request)
      if (request.do !== 'observe' || !request.facts || !('result' in reply)) return reply
      return { ...reply, result: { ...reply.result, facts: request.facts.map(() => fact) } } as unknown as Reply
    }
  }

  it('is whether a deck is allowed', async () => {
    for (const [kase, allowed] of [
      [legal, true],
      [illegal, false],
    ] as const) {
      expect((await playOne(kase, answering(allowed))).outcome).to.equal('pass')
      expect((await playOne(kase, answering(!allowed))).outcome).to.equal('fail')
      const { outcome, unchecked } = await playOne(kase, answering(allowed, { facts: [] }))
      expect([outcome, unchecked]).to.deep.equal(['partly-checked', ['whether the deck is legal']])
    }
  })

  it('is nothing that it answers with silence, or with another kind of word', async () => {
    for (const answer of [undefined, null]) {
      const { outcome } = await playOne(legal, answering(answer))
      expect(outcome).not.to.equal('pass')
    }
  })

  it('is which phase of seeding it is', async () => {
    expect((await playOne(phase, idleEngine({}))).outcome).to.equal('pass')
    const { outcome, message } = await playOne(otherPhase, idleEngine({}))
    expect([outcome, message]).to.deep.equal([
      'fail',
      "It should now be the dilemma phase, but it is Alice's seed-facility",
    ])
  })
})
