import { describe, it, test } from 'node:test'
import { expect } from 'chai'
import { findRuling, loadCatalogue } from '../catalogue/catalogue.ts'
import { UsageError } from '../runner/usage-error.ts'
import type { Suite } from '../steps/suite/case.ts'
import { explain, findRulings } from './explain.ts'

const catalogue = loadCatalogue()
const found = (words: string) => findRulings(words, catalogue, { cases: [] }).map(ruling => ruling.id)

describe('What explain looks for', () => {
  it('finds one ruling by its id', () => {
    expect(found('faq96-323-borg-ship-06')).to.deep.equal(['faq96-323-borg-ship-06'])
  })

  it('puts rulings whose entry has the words side by side before those that have them apart', () => {
    const ids = found('borg ship')
    expect(ids[0]).to.equal('faq96-323-borg-ship-01')
    expect(ids.indexOf('faq96-323-borg-ship-28')).to.be.below(ids.indexOf('faq96-12-nullify-03'))
    expect(ids.indexOf('faq96-12-nullify-03')).to.be.below(ids.indexOf('faq96-12-action-15'))
  })

  it('takes signs in words for signs', () => {
    expect(() => found('borg (ship')).to.throw(UsageError, 'no ruling has these words')
    expect(found('(11) a personnel')).not.to.be.empty
  })
})

test('a topic is explained by its title, and by the word that `--topic` takes', () => {
  const words = explain(findRuling(catalogue, '1eS-stopped-06'), catalogue, { cases: [] } as unknown as Suite)
  expect(words).to.match(/^ {2}Topic +Stopped cards \(stopped\)$/m)
})

describe('What explain says', () => {
  it('names the code of the engine, in whichever folder of it', () => {
    const [ruling] = findRulings('1eS-stasis-28', catalogue, { cases: [] })
    expect(explain(ruling!, catalogue, { cases: [] })).to.match(/^ {2}Code +\S*engine\/\S+\.ts:\d+$/m)
  })
})
