import { after, before, describe, it } from 'node:test'
import { expect } from 'chai'
import { usePool } from '../../../../cards/catalogue.ts'
import type { CardFacts } from '../../../../cards/facts.ts'
import type { ActResult, MadeUp, Observation, Request } from '../../../../protocol/types.ts'
import { referenceEngine } from '../../../adapter/serve.ts'
import { rulesets } from '../../../rulesets/registry.ts'

const mission: CardFacts = {
  title: 'Choose Well',
  type: 'mission',
  attemptedBy: ['any'],
  kind: 'planet',
  quadrant: 'alpha',
  span: 1,
  points: 30,
  requires: [{ some: [{ type: 'personnel', gender: 'female', count: 2 }], without: [{ skill: 'Treachery' }] }],
}

const woman: MadeUp = {
  type: 'personnel',
  title: 'A Woman',
  affiliations: ['federation'],
  gender: 'female',
  cunning: 5,
}
const traitor: MadeUp = { ...woman, title: 'A Traitor', skills: { Treachery: 1 } }
const man: MadeUp = { ...woman, title: 'A Man', gender: 'male' }

function solves(team: readonly MadeUp[]): boolean {
  const engine = referenceEngine()
  const ask = (request: object) => (engine(request as Request) as { result: unknown }).result
  const [ruleset] = rulesets.keys()
  const people = team.map(({ title }, at) => ({ id: `P${at}`, title, owner: 'Alice', where: ['planet', 'M'] }))
  const cards = [{ id: 'M', title: mission.title, owner: 'Alice', where: ['spaceline', 'alpha'] }, ...people]
  const players = [{ name: 'Alice' }, { name: 'Bob' }]
  const turn = { player: 'Alice', number: 2, phase: 'orders' }
  ask({ id: 1, do: 'arrange', board: { ruleset, turn, players, made: [woman, traitor, man], cards } })
  const act = { kind: 'attempt', card: 'M', from: ['planet', 'M'] }
  expect((ask({ id: 2, do: 'act', as: 'Alice', act }) as ActResult).outcome).to.equal('done')
  const { board } = ask({ id: 3, do: 'observe' }) as Observation
  return !!board.cards[0]?.is?.includes('completed')
}

describe('the requirements of a mission', () => {
  before(() => usePool(new Map([[mission.title, mission]])))
  after(() => usePool(new Map()))

  it('may ask for so many cards of a kind', () => {
    expect(solves([woman, woman])).to.equal(true)
    expect(solves([woman, man])).to.equal(false)
  })

  it('may forbid cards of a kind', () => {
    expect(solves([woman, woman, traitor])).to.equal(false)
  })
})
