import { test } from 'node:test'
import { expect } from 'chai'
import { printProblem } from '../suite/case.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { checkNeedlessRulesets } from './check-needless.ts'
import { corpusOf, type KnownIds } from './corpus.ts'

const text = (tags: string): string =>
  `Feature: F\n\n  @ruling=1eS-stopped-06\n  Rule: R\n\n    ${tags}\n    Example: x\n`

function found(tags: string): readonly string[] {
  const source = { uri: 'f.feature', topic: 'stopped', text: text(tags) }
  const suite = { ...loadSuite([], {}), features: [source] }
  const ids = { listUri: '', used: [], tombstonesUri: '', tombstones: [] }
  return checkNeedlessRulesets(corpusOf(suite, {} as KnownIds, ids)).map(printProblem)
}

test('rulesets that follow from the ruling are taken off; exceptions stay', () => {
  const message = 'f.feature:7: "x" holds where its ruling is in force anyway; take @1e-2014 @1e-glossary off'
  expect(found('@1e-2014 @1e-glossary')).to.deep.equal([message])
  expect(found('@1e-2014')).to.deep.equal([])
  expect(found('@frame=many')).to.deep.equal([])
})
