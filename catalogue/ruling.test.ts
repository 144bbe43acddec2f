import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { formats } from './paragraphs.ts'
import { kinds, metKinds, testables, wordsForSeveral } from './ruling.ts'

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

describe('a summary', () => {
  it('names several things by "or", "each", "any", "nothing but" or a list', () => {
    const words = (summary: string) => wordsForSeveral({ summary })
    expect(words('A ship or a facility is damaged.')).to.equal('or')
    expect(words('It has nothing but its name.')).to.equal('nothing but')
    expect(words('Events, interrupts and doorways are discarded.')).to.equal('Events, interrupts and')
    expect(words('When it is nullified, it goes; the order stands.')).to.equal(undefined)
  })
})
