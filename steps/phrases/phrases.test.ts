import { test } from 'node:test'
import { expect } from 'chai'
import { phrases } from './all-phrases.ts'
import { compileStep, printStep } from './compile-step.ts'
import { matchers, textBy } from './match.ts'

// Variety lives in tables and parameter types, not in phrases (docs/design.md).
const mostPhrases = 60

const compiled = matchers(phrases)
const matching = (text: string) =>
  compiled.filter(({ regexp }) => regexp.test(text)).map(({ phrase }) => phrase.expression)

test('there are at most 60 phrases, each with an expression of its own', () => {
  expect(phrases.length).to.be.at.most(mostPhrases)
  expect(new Set(phrases.map(({ expression }) => expression))).to.have.length(phrases.length)
})

for (const { expression, op, example } of phrases) {
  test(`"${expression}" alone matches its example, and prints it again`, () => {
    expect(matching(example.text)).to.deep.equal([expression])
    const operation = compileStep(example.text, example.table)
    expect(operation.op).to.equal(op)
    const said = printStep(operation)
    expect(compileStep(said.text, said.table)).to.deep.equal(operation)
  })
}

test('an example is printed as it is written, but for the second spelling of locations', () => {
  for (const { expression, example } of phrases) {
    const phrase = phrases.find(one => one.expression === expression)!
    const said = textBy(phrase, compileStep(example.text, example.table))
    if (expression !== 'the spaceline:') expect(said).to.deep.equal(example)
  }
})
