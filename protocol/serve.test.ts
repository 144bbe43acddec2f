import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { expect } from 'chai'
import { serve } from './serve.ts'
import type { Reply, Request } from './types.ts'

async function conversation(chunks: readonly (string | Buffer)[], answer = echo): Promise<unknown[]> {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const served = serve(answer, input, output)
  for (const chunk of chunks) input.write(chunk)
  input.end()
  await served
  const text = output.read()?.toString('utf8') ?? ''
  return text
    .split('\n')
    .filter(Boolean)
    .map((line: string) => JSON.parse(line))
}

function echo({ id, do: verb }: Request): Reply {
  return { id, result: { verb } } as unknown as Reply
}

test('each line gets its reply, in order', async () => {
  expect(await conversation(['{"id":1,"do":"hello"}\n{"id":2,', '"do":"observe"}\r\n'])).to.deep.equal([
    { id: 1, result: { verb: 'hello' } },
    { id: 2, result: { verb: 'observe' } },
  ])
})

test('nothing is served after bye', async () => {
  expect(await conversation(['{"id":1,"do":"bye"}\n', '{"id":2,"do":"hello"}\n'])).to.deep.equal([
    { id: 1, result: { verb: 'bye' } },
  ])
})

test('half a line at the end of the input is no request', async () => {
  expect(await conversation(['{"id":1,"do":"bye"}'])).to.deep.equal([])
})

const unread: [what: string, line: string | Buffer, id: number | null, code: string][] = [
  ['rubbish', 'rubbish', null, 'bad-json'],
  ['an empty line', '', null, 'bad-json'],
  ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), null, 'bad-json'],
  ['a list', '[]', null, 'bad-request'],
  ['null', 'null', null, 'bad-request'],
  ['no id', '{"do":"hello"}', null, 'bad-request'],
  ['no verb', '{"id":3}', 3, 'bad-request'],
  ['more than 1 MiB', `"${'x'.repeat(1 << 20)}"`, null, 'bad-request'],
]

for (const [what, line, id, code] of unread)
  test(`${what} is answered ${code}, and the next line is served`, async () => {
    const [first, second] = (await conversation([line, '\n{"id":9,"do":"hello"}\n'])) as Reply[]
    expect(first).to.have.property('id', id)
    expect(first).to.have.nested.property('error.code', code)
    expect(second).to.have.property('id', 9)
  })

test('what the engine throws is an internal error', async t => {
  t.mock.method(console, 'error', () => {})
  const replies = await conversation(['{"id":1,"do":"hello"}\n'], () => {
    throw new TypeError('oops')
  })
  expect(replies).to.deep.equal([{ id: 1, error: { code: 'internal', message: 'TypeError: oops' } }])
})
