import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { verbs } from '../types/verbs.ts'
import { phrases } from './all-phrases.ts'
import { snippets } from './snippets.ts'

const file = new URL('../../.vscode/stccg.code-snippets', import.meta.url)
const all = Object.values(JSON.parse(snippets())) as { readonly prefix: string; readonly body: readonly string[] }[]

describe('snippets for editors', () => {
  it('are what the code generates; `npm run vocabulary` writes them', { skip: !existsSync(file) }, () => {
    expect(
      readFileSync(file, 'utf8') === snippets(),
      '.vscode/stccg.code-snippets is stale: run `npm run vocabulary`',
    ).to.equal(true)
  })

  it('have every sentence and every verb', () => {
    for (const { keyword, example } of phrases)
      expect(
        all.some(({ prefix }) => prefix === `${keyword} ${example.text}`),
        example.text,
      ).to.equal(true)
    for (const verb of Object.keys(verbs))
      expect(
        all.some(({ prefix }) => prefix.startsWith(`When Alice ${verb} `)),
        verb,
      ).to.equal(true)
  })

  it('read as the sentence when nothing is filled in', () => {
    for (const { prefix, body } of all)
      expect(body[0]!.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\\([$}\\])/g, '$1')).to.equal(prefix)
  })
})
