import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Card } from '../../protocol/types.ts'
import { stateOf } from '../adapter/board.ts'
import type { Capability } from '../kernel/capability.ts'
import { Refused } from '../kernel/flow.ts'
import { Game } from '../kernel/game.ts'
import { rulesets } from '../rulesets/registry.ts'
import { can, requireCan } from './can.ts'

const law = rulesets.get('1e-glossary')!

function gameWith(...cards: readonly Card[]): Game {
  const board = {
    ruleset: law.id,
    turn: { player: 'Alice', number: 1, phase: 'orders' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    cards: [
      { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
      { id: 'Worf', owner: 'Alice', where: ['planet', 'Excavation'] },
      { id: 'Data', owner: 'Alice', where: ['planet', 'Excavation'] },
      ...cards,
    ],
  } as const
  return new Game(stateOf(board, law), law)
}

describe('what texts in play forbid', () => {
  const framed = gameWith({ id: 'Framed for Murder', owner: 'Bob', where: ['on', 'Worf'] })
  const may = (card: string, to: Capability): boolean => can(framed, card, to)

  it('is what they name, to those whom they affect', () => {
    expect([may('Worf', 'use skills'), may('Worf', 'staff'), may('Worf', 'use attributes')]).to.deep.equal([
      false,
      false,
      true,
    ])
    expect([may('Data', 'use skills'), may('Data', 'staff')]).to.deep.equal([true, true])
  })

  it('is forbidden only while they are in play', () => {
    const before = gameWith({ id: 'Framed for Murder', owner: 'Bob', where: ['under', 'Excavation'] })
    expect(can(before, 'Worf', 'use skills')).to.equal(true)
  })

  it('is refused in the name of the card', () => {
    expect(() => requireCan(framed, ['Data', 'Worf'], 'use skills'))
      .to.throw(Refused)
      .with.deep.property('refusal', {
        stage: 'start',
        code: 'blocked',
        text: 'Worf may not use skills because of Framed for Murder',
        cards: ['Worf'],
        by: 'Framed for Murder',
      })
  })
})
