import { test } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from './catalogue.ts'
import { withCatalogue } from './fixtures/small-catalogue.ts'
import { printProblem } from './problem.ts'
import { validateCatalogue } from './validate.ts'

const row = '- id: walks\n  title: On walking\n  publisher: Nobody\n  edition: first\n  prefix: x\n  format: glossary\n'

test('a document without a folder is told with what it lacks', () => {
  const message =
    'documents.yaml:1: the document "walks" has no folder walks/ next to this file, with its rulings and their paragraphs.yaml. `catalogue new` writes both; or take its row out.'
  withCatalogue('documents.yaml', '- id: waits\n', `${row}- id: waits\n`, dir => {
    expect(validateCatalogue(dir).map(printProblem)).to.deep.equal([message])
    expect(() => loadCatalogue(dir)).to.throw(message)
  })
})

test('a ruleset amends one above it, and has its documents', () => {
  const amending = '- id: hasty\n  title: Haste\n  amends: patient\n  made-of: Patience without waiting.\n'
  withCatalogue('rulesets.yaml', '', amending, dir => {
    expect(() => loadCatalogue(dir)).to.throw(
      '"hasty" amends "patient", which is not a ruleset above it. Nearest: none.',
    )
  })
  withCatalogue('rulesets.yaml', 'waiting.\n', `waiting.\n${amending}`, dir => {
    expect(validateCatalogue(dir)).to.deep.equal([])
    expect(loadCatalogue(dir).rulesets.map(({ documents }) => documents)).to.deep.equal([['waits'], ['waits']])
  })
})
