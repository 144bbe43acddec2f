import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { partsOf, readSchemas } from '../schema-files.ts'
import * as words from '../words.ts'
import { protocolReference } from './document.ts'

const text = protocolReference()
const parts = [...readSchemas().values()].flatMap(partsOf)

describe('docs/protocol-reference.md', () => {
  it('is what the schemas say', () => {
    const written = readFileSync(new URL('../../docs/protocol-reference.md', import.meta.url), 'utf8')
    expect(written === text, 'docs/protocol-reference.md is stale: run `npm run protocol-reference`').to.equal(true)
  })

  it('has every part of the schemas once', () => {
    for (const { title } of parts) expect(text.split(`\n### ${title}\n`), title).to.have.length(2)
  })

  it('has a meaning for every part, field and word', () => {
    expect(text).not.to.match(/\| +\|\n/)
    for (const { title, description } of parts) expect(description, title).to.be.a('string').that.is.not.equal('')
  })

  it('has a description for each word of each list, no more and no fewer', () => {
    for (const { title, enum: list, enumDescriptions } of parts)
      expect((enumDescriptions as readonly string[] | undefined)?.length, title).to.equal((list as string[])?.length)
  })

  it('has every word that the protocol knows', () => {
    for (const word of Object.values(words).flat()) expect(text).to.include(`\n| \`${word}\` | `)
  })

  it('links to headings that it has', () => {
    const headings = new Set([...text.matchAll(/^### (.*)$/gm)].map(([, title]) => title!.toLowerCase()))
    for (const [, target] of text.matchAll(/\]\(#([^)]*)\)/g)) expect(headings).to.include(target)
  })
})
