import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Board, MadeUp } from '../../../protocol/types.ts'
import { stateOf } from '../../adapter/board.ts'
import { apply, type Position, quietPosition } from '../../play/apply.ts'
import { rulesets } from '../../rulesets/registry.ts'

const [law] = [...rulesets.values()].filter(l => l.documents.has('rulebook'))
if (!law) throw new Error('No ruleset draws its dilemmas.')

const made: readonly MadeUp[] = [
  { type: 'mission', title: 'Moon', kind: 'planet', attemptedBy: ['any'], requires: [{ skills: { Law: 1 } }] },
  { type: 'personnel', title: 'Ann', cunning: 4 },
  { type: 'personnel', title: 'Ben', cunning: 6 },
]
const halts = (id: string, where: Board['cards'][number]['where']) => ({
  id,
  title: 'Failure To Communicate',
  owner: 'Bob',
  where,
})

const board = (more: Board['cards'], others: readonly MadeUp[]): Board => ({
  ruleset: law.id,
  turn: { player: 'Alice', number: 1, phase: 'orders' },
  players: [{ name: 'Alice' }, { name: 'Bob' }],
  made: [...made, ...others],
  cards: [
    { id: 'Moon', owner: 'Alice', where: ['spaceline', 'Alice'] },
    { id: 'Ann', owner: 'Alice', where: ['planet', 'Moon'] },
    { id: 'Ben', owner: 'Alice', where: ['planet', 'Moon'] },
    ...more,
  ],
})

const attempted = (more: Board['cards'], others: readonly MadeUp[] = []) =>
  apply(
    quietPosition(stateOf(board(more, others), law)),
    { as: 'Alice', act: { kind: 'attempt', card: 'Moon', from: ['planet', 'Moon'] } },
    law,
  )
const picked = (position: Position, pick: string[]) =>
  apply(position, { as: 'Bob', q: position.pending[0]!.q, answer: { pick } }, law)

describe('the dilemmas that the opponent draws', () => {
  it('are as many as personnel attempt', () => {
    const { position } = attempted(['a', 'b', 'c'].map(id => halts(id, ['dilemmas', 'Bob'])))
    expect(position.pending[0]).to.include({ who: 'Bob', kind: 'choose', pass: true })
    expect(position.pending[0]!.of).to.deep.equal(['a', 'b'])
  })

  it('are fewer by those overcome there', () => {
    const { position } = attempted([halts('a', ['under', 'Moon']), halts('b', ['dilemmas', 'Bob'])])
    expect(position.pending[0]!.of).to.deep.equal(['b'])
    const spent = attempted(['a', 'b'].map(id => halts(id, ['under', 'Moon'])))
    expect(spent.position.pending[0]!.kind).to.equal('action')
  })

  it('may not cost more than personnel attempt', () => {
    const dear: MadeUp = { type: 'equipment', title: 'Dear', cost: 3 }
    const { position } = attempted(
      [{ id: 'dear', title: dear.title, owner: 'Bob', where: ['dilemmas', 'Bob'] }],
      [dear],
    )
    expect(picked(position, ['dear']).refusal?.code).to.equal('cost')
    expect(picked(position, ['Ann']).refusal?.code).to.equal('not-a-choice')
  })

  it('go back face up, first those that were not chosen, when nobody is left to face them', () => {
    const { position } = attempted(['a', 'b', 'c'].map(id => halts(id, ['dilemmas', 'Bob'])))
    const { state } = picked(position, ['a']).position
    const pile = state.cards.filter(c => c.place === 'dilemmas')
    expect(pile.map(c => [c.id, c.face])).to.deep.equal([
      ['c', undefined],
      ['b', 'up'],
      ['a', 'up'],
    ])
  })

  it('lie under the mission once they are overcome', () => {
    const mist: MadeUp = { type: 'dilemma', title: 'Mist', kind: 'planet', cost: 1 }
    const card = { id: 'mist', title: mist.title, owner: 'Bob', where: ['dilemmas', 'Bob'] } as const
    const { state } = picked(attempted([card], [mist]).position, ['mist']).position
    expect(state.cards.find(c => c.id === 'mist')).to.include({ place: 'under', holder: 'Moon', face: 'up' })
  })
})
