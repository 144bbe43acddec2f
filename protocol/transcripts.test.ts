import { test } from 'node:test'
import { expect } from 'chai'
import { faultOf } from './envelope.ts'
import { parseTranscript, readTranscripts } from './transcripts.ts'
import { checkReply, checkRequest } from './validator.ts'
import { verbs } from './words.ts'

const transcripts = readTranscripts()

for (const { file, exchanges } of transcripts)
  test(`${file} keeps to the schemas`, () => {
    exchanges.forEach(({ request, reply }, index) => {
      expect(request.id).to.equal(index + 1)
      checkRequest(request)
      expect(faultOf(reply, request)).to.equal(undefined)
      checkReply(request, reply)
    })
  })

test('together they show every verb, every outcome and an error', () => {
  const all = transcripts.flatMap(({ exchanges }) => exchanges)
  const results = all.map(({ reply }) => ('result' in reply ? (reply.result as { outcome?: string }) : {}))
  expect(new Set(all.map(({ request }) => request.do))).to.deep.equal(new Set(verbs))
  expect(results.map(({ outcome }) => outcome)).to.include.members(['done', 'refused', 'allowed'])
  expect(all.some(({ reply }) => 'error' in reply)).to.equal(true)
})

for (const [what, text, message] of [
  ['no heading', '{"ask":{}}', 'x.md: there is no heading'],
  ['a line that is not JSON', '# A\n{"ask":', 'x.md:2: not JSON'],
  ['a reply first', '# A\n{"reply":{}}\n{"ask":{}}', 'x.md:2: expected {"ask":…}'],
  ['two asks', '# A\n{"ask":{}}\n\n{"ask":{}}', 'x.md:4: expected {"reply":…}'],
  ['no last reply', '# A\n{"ask":{}}', 'x.md:2: expected {"reply":…}'],
] as const)
  test(`a transcript with ${what} is told where`, () => {
    expect(() => parseTranscript('x.md', text)).to.throw(message)
  })
