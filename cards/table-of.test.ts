import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { globSync } from 'glob'
import { tableOf } from './table-of.ts'

/** Where words of users are read. */
const readers = '{analysis/{decks,impact},cards,cli/{init,run},steps/{phrases,types,suite}}/**/*.ts'

describe('tables of words', () => {
  it('have no entries but their own', () => {
    const table = tableOf({ yes: 1 })
    expect(table.yes).to.equal(1)
    for (const word of ['constructor', '__proto__', 'toString']) expect(table[word]).to.equal(undefined)
  })

  it('are made so wherever words of users are read', () => {
    const plain = globSync(readers, { ignore: '**/*.test.ts' }).flatMap(file => {
      const text = readFileSync(file, 'utf8')
      const tables = text.matchAll(/^(?:export )?const (\w+): Readonly<\s*Record<string,[^=]*> = \{/gm)
      return [...tables].map(([, name]) => `${file}: ${name}`)
    })
    const ofOurWords = ['steps/phrases/match.ts: singulars', 'steps/phrases/match.ts: plurals']
    expect(plain.filter(one => !ofOurWords.includes(one))).to.deep.equal([])
  })
})
