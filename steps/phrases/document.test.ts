import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expect } from 'chai'
import { loadCards } from '../../cards/catalogue.ts'
import { cardNames } from '../suite/card-names.ts'
import { verbs } from '../types/verbs.ts'
import { phrases } from './all-phrases.ts'
import { compileStep } from './compile-step.ts'
import { vocabulary } from './document.ts'
import { glue } from './glue.ts'

test('docs/vocabulary.md is what the code generates; `npm run vocabulary` writes it', () => {
  const written = readFileSync(new URL('../../docs/vocabulary.md', import.meta.url), 'utf8')
  expect(written === vocabulary(), 'docs/vocabulary.md is stale: run `npm run vocabulary`').to.equal(true)
})

test('steps/definitions.ts is what the code generates; `npm run vocabulary` writes it', () => {
  const written = readFileSync(new URL('../definitions.ts', import.meta.url), 'utf8')
  expect(written === glue(), 'steps/definitions.ts is stale: run `npm run vocabulary`').to.equal(true)
})

test('every step in the document compiles to the phrase above it', () => {
  const steps = [...vocabulary().matchAll(/```gherkin\n(?:Given|When|Then) ([^\n]+)\n((?: {2}\|[^\n]+\n)*)```/g)]
  expect(steps).to.have.length(phrases.length)
  for (const [, text = '', rows = ''] of steps) {
    const table = rows
      .split('\n')
      .filter(Boolean)
      .map(row =>
        row
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      )
    const phrase = phrases.find(({ example }) => example.text === text)
    expect(compileStep(text, rows ? table : undefined).op).to.equal(phrase?.op)
  }
})

test('every verb is printed as a sentence that compiles', () => {
  const text = vocabulary()
  for (const [name, { example }] of Object.entries(verbs)) {
    expect(text).to.include(`\`Alice ${name} ${example}\``)
    expect(compileStep(`Alice ${name} ${example}`)).to.have.nested.property('deed.verb', name)
  }
})

test('examples name cards of the catalogue', () => {
  const { cards } = loadCards()
  const steps = [
    ...phrases.filter(({ op }) => op !== 'madeUp').map(({ example }) => compileStep(example.text, example.table)),
    ...Object.entries(verbs).map(([name, { example }]) => compileStep(`Alice ${name} ${example}`)),
  ]
  const titles = steps.flatMap(operation => cardNames(operation).map(({ title }) => title))
  expect(titles.filter(title => !cards.has(title))).to.deep.equal([])
})
