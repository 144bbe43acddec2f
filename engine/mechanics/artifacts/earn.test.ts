import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Card, MadeUp, Observation, Request } from '../../../protocol/types.ts'
import { referenceEngine } from '../../adapter/serve.ts'

const mission: MadeUp = {
  type: 'mission',
  title: 'Buried City',
  kind: 'planet',
  attemptedBy: ['any'],
  requires: [{ skills: { Physics: 1 } }],
}
const digger: MadeUp = { type: 'personnel', title: 'Old Digger', skills: { Physics: 1 } }

/** Where Bob's artifact is after Alice has solved the mission over it, and has then done this. */
function afterwards(title: string, ...acts: readonly { readonly as: string; readonly act: object }[]): Card {
  const engine = referenceEngine()
  const ask = (request: object) => (engine({ id: 1, ...request } as Request) as { result: unknown }).result
  const cards = [
    { id: 'M', title: mission.title, owner: 'Alice', where: ['spaceline', 'alpha'] },
    { id: 'P', title: digger.title, owner: 'Alice', where: ['planet', 'M'] },
    { id: 'A', title, owner: 'Bob', where: ['under', 'M'] },
  ]
  const players = [{ name: 'Alice' }, { name: 'Bob' }]
  const turn = { player: 'Alice', number: 3, phase: 'orders' }
  ask({ do: 'arrange', board: { ruleset: '1e-1996', turn, players, made: [mission, digger], cards } })
  const attempt = { as: 'Alice', act: { kind: 'attempt', card: 'M', from: ['planet', 'M'] } }
  for (const { as, act } of [attempt, ...acts]) ask({ do: 'act', as, act })
  const { board } = ask({ do: 'observe' }) as Observation
  return board.cards.find(card => card.id === 'A')!
}

const ends = (as: string) => ({ as, act: { kind: 'end', of: 'turn' } })

describe("an artifact of the opponent's that was earned", () => {
  it('goes to the hand of the player who earned it', () => {
    expect(afterwards('Tox Uthat')).to.include({ owner: 'Bob', controller: 'Alice' })
    expect(afterwards('Tox Uthat').where).to.deep.equal(['hand', 'Alice'])
  })

  it('is played from there', () => {
    const played = { as: 'Alice', act: { kind: 'play', card: 'A' } }
    expect(afterwards('Tox Uthat', ends('Alice'), ends('Bob'), played).where).to.deep.equal(['core', 'Alice'])
  })

  it('is discarded to the discard pile of its owner', () => {
    expect(afterwards('Betazoid Gift Box').where).to.deep.equal(['discard', 'Bob'])
  })
})
