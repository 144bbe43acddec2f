import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expect } from 'chai'
import { generateTypes, generateWords } from './generate-types.ts'

const regenerate = 'is stale: run `node --import ./bin/register.js protocol/generate-types.ts`'

test('types.ts is what the schemas say', async () => {
  expect(read('types.ts') === (await generateTypes()), `protocol/types.ts ${regenerate}`).to.equal(true)
})

test('words.ts is what the schemas say', () => {
  expect(read('words.ts') === generateWords(), `protocol/words.ts ${regenerate}`).to.equal(true)
})

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}
