import { test } from 'node:test'
import { expect } from 'chai'
import type { CaseResult } from '../../reports/result.ts'
import { messagesOf } from './messages.ts'

const kase = (id: string, ...requests: readonly unknown[]): CaseResult =>
  ({
    id,
    outcome: 'pass',
    transcript: requests.map(request => ({ request, reply: { ok: true } })),
  }) as unknown as CaseResult

test('messages are told by case, a line each', () => {
  expect(messagesOf([kase('a', { do: 'reset' }, { do: 'observe' }), kase('unplayed')])).to.equal(
    'a: passed\n  > {"do":"reset"}\n  < {"ok":true}\n  > {"do":"observe"}\n  < {"ok":true}\n\n',
  )
})

test('long messages are cut, and so are many cases', () => {
  expect(messagesOf([kase('a', 'x'.repeat(2_100))])).to.contain('… (102 characters more)')
  const many = messagesOf(Array.from({ length: 23 }, (_, at) => kase(`case-${at}`, {})))
  expect(many.match(/^case-/gm)).to.have.length(20)
  expect(many).to.contain('the messages of 3 more cases')
})
