import { test } from 'node:test'
import { expect } from 'chai'
import { briefOf } from './brief.ts'

test('parts that were cut out of long messages are passed over', () => {
  const transcript = [
    { request: { do: 'arrange', board: '…' }, reply: '…' },
    {
      request: {
        do: 'arrange',
        board: {
          cards: [
            { id: 'Data', where: '…' },
            { id: 'Worf', where: ['hand', 'Bob'], is: ['stopped'] },
          ],
        },
      },
    },
    { request: { do: 'act', act: { kind: 'beam' } }, reply: { result: '…' } },
    { request: '… 5 more', reply: null },
    { request: { do: 'act', act: { kind: 'beam' } }, reply: { result: { outcome: 'refused' } } },
  ]
  const { asked, setUp } = briefOf({ transcript, before: '…' as never, after: { cards: '…' } as never })
  expect(asked).to.deep.equal(['arrange', 'arrange', 'act beam', '… 5 more', 'act beam refused'])
  expect(setUp).to.deep.equal(['hand', 'stopped'])
})
