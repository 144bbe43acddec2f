import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { ActResult, Request } from '../../../../protocol/types.ts'
import { referenceEngine } from '../../../adapter/serve.ts'
import { amend } from '../../../kernel/amend.ts'
import { rulesets } from '../../../rulesets/registry.ts'

const law = amend(rulesets.get('1e-1996')!, {
  id: 'with an artifact of each kind',
  cards: {
    replace: [{ title: 'Thought Maker', plays: [{ as: 'interrupt' }] }],
    enact: [{ title: 'Vulcan Stone of Gol', plays: [{ as: 'event' }] }],
  },
})

/** Whether Alice could play the first card, and after it the second, in the turn of the player. */
function outcomes(turnOf: string, ...titles: readonly string[]): readonly string[] {
  const engine = referenceEngine(new Map([[law.id, law]]))
  const ask = (request: object) => (engine({ id: 1, ...request } as Request) as { result: unknown }).result
  const cards = titles.map((title, at) => ({ id: `C${at}`, title, owner: 'Alice', where: ['hand', 'Alice'] }))
  const turn = { player: turnOf, number: 3, phase: 'play' }
  ask({ do: 'arrange', board: { ruleset: law.id, turn, players: [{ name: 'Alice' }, { name: 'Bob' }], cards } })
  const play = (card: string) => ask({ do: 'act', as: 'Alice', act: { kind: 'play', card } }) as ActResult
  return cards.map(({ id }) => play(id).outcome)
}

describe('an artifact in hand', () => {
  it('costs the card play of the turn if it is played as an event', () => {
    expect(outcomes('Alice', 'Vulcan Stone of Gol', 'Res-Q')).to.deep.equal(['done', 'refused'])
  })

  it('costs nothing if it is played as an interrupt', () => {
    expect(outcomes('Alice', 'Thought Maker', 'Res-Q')).to.deep.equal(['done', 'done'])
  })

  it("is played in the opponent's turn only as an interrupt", () => {
    expect(outcomes('Bob', 'Thought Maker', 'Vulcan Stone of Gol')).to.deep.equal(['done', 'refused'])
  })
})
