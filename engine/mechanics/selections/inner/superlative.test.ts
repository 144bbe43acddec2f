import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../../../../protocol/types.ts'
import { stateOf } from '../../../adapter/board.ts'
import { Game } from '../../../kernel/game.ts'
import { rulesets } from '../../../rulesets/registry.ts'
import type { SelectEffect } from '../select-cards.ts'
import { superlative } from './superlative.ts'

const law = rulesets.get('1e-glossary')!

const personnel = (id: string): Card => ({ id, owner: 'Alice', where: ['planet', 'Excavation'] })

function gameWith(...titles: readonly string[]): Game {
  const cards: Card[] = [
    { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
    { id: 'Altonian Brain Teaser', owner: 'Bob', where: ['under', 'Excavation'] },
    ...titles.map(personnel),
  ]
  const board: Board = {
    ruleset: law.id,
    turn: { player: 'Alice', phase: 'orders' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    cards,
  }
  return new Game(stateOf(board, law), law)
}

function run(count: number, ...titles: readonly string[]) {
  const effect: SelectEffect = { do: 'select', as: 'thinker', count, from: 'personnel facing', most: 'cunning' }
  const context = { you: 'Alice', this: 'Altonian Brain Teaser' }
  return superlative(gameWith(...titles), effect, titles, context).next()
}

describe('those with the most CUNNING', () => {
  it('are found without a question where there is no tie', () => {
    expect(run(1, 'Data', 'Worf', 'Calloway')).to.deep.equal({ done: true, value: ['Data'] })
  })

  it('are asked of the opponent where there is one', () => {
    const { value } = run(1, 'Taris', 'Taibak', 'Calloway')
    expect(value).to.include({ who: 'Bob', min: 1, max: 1 }).and.to.have.deep.property('of', ['Taris', 'Taibak'])
  })

  it('leave only the places that are not settled to be chosen', () => {
    const { value } = run(2, 'Data', 'Taris', 'Taibak')
    expect(value).to.include({ max: 1 }).and.to.have.deep.property('of', ['Taris', 'Taibak'])
  })

  it('are individuals, and two on one card leave no choice', () => {
    expect(run(1, 'Sisters of Duras', 'Worf').value).to.deep.equal([
      'Sisters of Duras/Lursa',
      "Sisters of Duras/B'Etor",
    ])
  })
})
