import { test } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { readTranscripts } from '../protocol/transcripts.ts'
import type { Reply } from '../protocol/types.ts'

/** Sentences for people, which may be reworded, and the rulings, which only the suite can judge. */
const free: ReadonlySet<string> = new Set(['text', 'message', 'rulings'])

const comparable = (reply: Reply): unknown =>
  JSON.parse(JSON.stringify(reply, (key, value) => (free.has(key) ? undefined : value)))

const isOtherEngine = (reply: Reply): boolean => 'result' in reply && 'engine' in reply.result

for (const { file, exchanges } of readTranscripts())
  test(`${file} is what the reference engine says`, () => {
    const engine = referenceEngine()
    for (const { request, reply } of exchanges) {
      const said = engine(request)
      if (isOtherEngine(reply)) expect(said).to.have.nested.property('result.protocol', '1.0')
      else expect(comparable(said), `${file}, request ${request.id}`).to.deep.equal(comparable(reply))
    }
  })
