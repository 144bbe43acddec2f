import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'

const root = new URL('../', import.meta.url)
const text = readFileSync(new URL('docs/terms.md', root), 'utf8')
const terms = [...text.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, term = '']) => term)

describe('The list of terms', () => {
  it('has each once, in the order of the alphabet', () => {
    expect(terms).to.have.length.above(40)
    expect(terms).to.deep.equal([...new Set(terms)].toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('names files and links that exist', () => {
    const paths = [...text.matchAll(/`([\w/.-]+\/[\w.-]*)`/g)].map(([, path = '']) => path)
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => `docs/${link}`)
    expect([...paths, ...links].filter(path => !existsSync(new URL(path, root)))).to.deep.equal([])
  })
})
