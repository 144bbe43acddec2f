import { test } from 'node:test'
import { expect } from 'chai'
import type { ActResult, Board } from '../../../protocol/types.ts'
import { referenceEngine } from '../../adapter/serve.ts'

const board: Board = {
  ruleset: '1e-1996',
  turn: { player: 'Alice', number: 5, phase: 'play' },
  players: [{ name: 'Alice' }, { name: 'Bob' }],
  cards: [
    { id: 'Kivas', title: 'Kivas Fajo - Collector', owner: 'Alice', where: ['hand', 'Alice'] },
    ...['Data', 'Worf', 'Deanna Troi', 'Klag'].map(title => ({
      id: title,
      owner: 'Bob',
      where: ['deck', 'Bob'] as ['deck', string],
    })),
  ],
}

test('players are chosen by their names, and not by words', () => {
  const ask = referenceEngine()
  ask({ id: 1, do: 'arrange', board })
  let reply = ask({ id: 2, do: 'act', as: 'Alice', act: { kind: 'play', card: 'Kivas' } }) as { result: ActResult }
  for (let window = reply.result.pending[0]; window?.kind === 'response'; window = reply.result.pending[0])
    reply = ask({ id: 3, do: 'answer', q: window.q, as: window.who, answer: { pass: true } }) as { result: ActResult }
  const [asked] = reply.result.pending
  expect(asked).to.include({ who: 'Alice', kind: 'choose', by: 'Kivas' })
  expect(asked?.of).to.deep.equal(['Alice', 'Bob'])
  const answer = (pick: string[]) => ask({ id: 4, do: 'answer', q: asked!.q, as: 'Alice', answer: { pick } })
  expect(answer(['yourself'])).to.have.nested.property('result.outcome', 'refused')
  expect(answer(['Bob'])).to.have.nested.property('result.outcome', 'done')
  const shown = ask({ id: 5, do: 'observe' }) as unknown as { result: { board: Board } }
  expect(shown.result.board.cards.filter(({ where }) => where.join() === 'hand,Bob')).to.have.length(3)
})
