import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expect } from 'chai'
import { board } from './fixtures/boards.ts'
import { rightEngine, skip } from './fixtures/right-engine.ts'

const set = JSON.stringify({ id: 1, do: 'arrange', board: board() })
const errors: [what: string, line: string, code: string, id?: number | null][] = [
  ['a line that is not JSON', '{"id":', 'bad-json', null],
  ['a line that is a list', '[1]', 'bad-request', null],
  ['a request without verb', '{"id":2}', 'bad-request'],
  ['an unknown verb', '{"id":2,"do":"dance"}', 'unknown-verb'],
  ['an arrangement without board', '{"id":2,"do":"arrange"}', 'bad-request'],
  ['an unknown ruleset', set.replace('1e-glossary', '3e').replace('"id":1', '"id":2'), 'unknown-word'],
  ['an unknown phase', set.replace('"orders"', '"lunch"').replace('"id":1', '"id":2'), 'unknown-word'],
  ['an unknown place', set.replace('"aboard"', '"inside"').replace('"id":1', '"id":2'), 'unknown-word'],
  ['an unknown title', set.replace('Kira Nerys', 'Nobody').replace('"id":1', '"id":2'), 'unknown-card'],
  [
    'an unknown holder',
    set.replace('"planet","Excavation"', '"planet","Vulcan"').replace('"id":1', '"id":2'),
    'unknown-card',
  ],
  ['an unknown act', '{"id":2,"do":"act","as":"Alice","act":{"kind":"battle"}}', 'unknown-word'],
  [
    'an unknown card',
    '{"id":2,"do":"act","as":"Alice","act":{"kind":"move","card":"Q","to":["space","Excavation"]}}',
    'unknown-card',
  ],
  [
    'an act without destination',
    '{"id":2,"do":"act","as":"Alice","act":{"kind":"beam","cards":["Data"]}}',
    'bad-request',
  ],
  [
    'an announcement that it has no use for',
    '{"id":2,"do":"act","as":"Alice","act":{"kind":"end","of":"turn","word":"now"}}',
    'bad-request',
  ],
  ['an answer to nothing', '{"id":2,"do":"answer","q":"s1","as":"Alice","answer":{"pass":true}}', 'out-of-order'],
]
for (const [what, line, code, id = 2] of errors)
  test(`${what} is the error ${code}`, { skip }, () => {
    const reply = talk([set, line])[1]!
    expect([reply.id, reply.error?.code]).to.deep.equal([id, code])
    expect(reply.error?.message).to.be.a('string')
  })

test('acting before the first arrangement is out of order', { skip }, () => {
  expect(talk(['{"id":1,"do":"observe"}'])[0]?.error?.code).to.equal('out-of-order')
})

test('it goes on after an error', { skip }, () => {
  const replies = talk(['rubbish', set, '{"id":2,"do":"observe"}', '{"id":3,"do":"bye"}', '{"id":4,"do":"bye"}'])
  expect(replies.map(({ id }) => id)).to.deep.equal([null, 1, 2, 3])
})

test('the adapter has at most 60 lines', () => {
  const adapter = readFileSync(new URL('python/adapter.py', import.meta.url), 'utf8')
  expect(adapter.trimEnd().split('\n')).to.have.length.at.most(60)
})

interface RawReply {
  readonly id: number | null
  readonly error?: { readonly code: string; readonly message: string }
}

/** What the engine says to these lines, up to its end. */
function talk(lines: readonly string[]): RawReply[] {
  const [program = '', ...args] = rightEngine
  const { stdout, status } = spawnSync(program, args, { input: `${lines.join('\n')}\n`, encoding: 'utf8' })
  expect(status).to.equal(0)
  return stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}
