import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expect } from 'chai'
import * as words from './words.ts'

const text = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8')

for (const [list, members] of Object.entries(words))
  test(`docs/protocol.md explains all ${list}`, () => {
    const missing = (members as readonly string[]).filter(word => !text.includes(`\`${word}\``))
    expect(missing).to.deep.equal([])
  })
