import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../../protocol/types.ts'
import { Game } from '../kernel/game.ts'
import { rulesets } from '../rulesets/registry.ts'
import { boardOf, stateOf } from './board.ts'
import { viewOf } from './view.ts'

const cards: readonly Card[] = [
  { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
  { id: 'Data', owner: 'Alice', where: ['planet', 'Excavation'] },
  { id: 'Worf', owner: 'Alice', where: ['hand', 'Alice'] },
  { id: 'Calloway', owner: 'Alice', where: ['deck', 'Alice'] },
  { id: 'Archer', owner: 'Bob', where: ['under', 'Excavation'] },
]

function seenBy(player: string, ruleset: string): readonly string[] {
  const law = rulesets.get(ruleset)!
  const board: Board = {
    ruleset,
    turn: { player: 'Alice', phase: 'orders' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    cards: [...cards],
  }
  const game = new Game(stateOf(board, law), law)
  return viewOf(game, boardOf(game), player).cards.flatMap(card => card.title ?? [])
}

describe('the view of a player', () => {
  it('shows him his hand and his seeds, and nobody the draw deck', () => {
    expect(seenBy('Alice', '2e')).to.deep.equal(['Excavation', 'Data', 'Worf'])
    expect(seenBy('Bob', '2e')).to.deep.equal(['Excavation', 'Data', 'Archer'])
  })

  it('follows the rulings on what is hidden in play', () => {
    expect(seenBy('Bob', '1e-glossary')).to.deep.equal(['Excavation', 'Archer'])
  })
})
