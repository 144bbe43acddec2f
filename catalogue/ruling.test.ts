import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { formats } from './paragraphs.ts'
import { kinds, metKinds, testables } from './ruling.ts'

function properties(schema: string): Readonly<Record<string, { readonly enum: readonly string[] }>> {
  const text = readFileSync(new URL(`../rulings/schemas/${schema}.schema.json`, import.meta.url), 'utf8')
  return JSON.parse(text).items.properties
}

describe('the schemas', () => {
  it('know the words that the code knows', () => {
    const { kind, testable, met } = properties('rulings')
    expect(kind!.enum).to.deep.equal(kinds)
    expect(testable!.enum).to.deep.equal(testables)
    expect(met!.enum).to.deep.equal(metKinds)
    expect(properties('documents').format!.enum).to.deep.equal(formats)
  })
})
