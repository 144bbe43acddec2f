import { describe, it } from 'node:test'
import { expect } from 'chai'
import { documentOf, rulesetsWith } from './in-force.ts'
import { ownLaws } from './laws.ts'

const own = ownLaws()

/** A made-up edition: one row, with a document of its own. */
const later = {
  documents: [...own.documents, { ...own.documents[0]!, id: '1e-current-2020', prefix: 'cr20' }],
  rulesets: [
    ...own.rulesets,
    {
      id: '1e-2020',
      title: 'First Edition, 2020',
      amends: '1e-2014',
      documents: [...own.rulesets.find(({ id }) => id === '1e-2014')!.documents, '1e-current-2020'],
      replaces: { 'cr14-downloading-01': 'cr20-downloading-01' },
      repeals: ['1eS-stopped-06'],
      'made-of': 'x',
    },
  ],
}

describe('a new edition that amends another', () => {
  it('has the rulings of both, without those that it or the other replaces or repeals', () => {
    const has = (ruling: string) => rulesetsWith(ruling, later)
    expect(has('1eS-stopped-21')).to.deep.equal(['1e-glossary', '1e-2014', '1e-2020'])
    expect(has('cr14-downloading-04')).to.deep.equal(['1e-2014', '1e-2020'])
    expect(has('cr20-downloading-01')).to.deep.equal(['1e-2020'])
    expect(has('cr14-downloading-01')).to.deep.equal(['1e-2014'])
    expect(has('1eS-stopped-06')).to.deep.equal(['1e-glossary', '1e-2014'])
    expect(has('1eD-downloading-07')).to.deep.equal(['1e-glossary'])
    expect(has('faq96-12-stopped-01')).to.deep.equal(['1e-1996'])
  })

  it('has the basic rules of the other as long as no basic rule names it', () => {
    expect(rulesetsWith('custom-compatibility-42', later)).to.deep.equal(['1e-glossary', '1e-2014', '1e-2020'])
    expect(rulesetsWith('custom-compatibility-44', later)).to.deep.equal(['1e-glossary'])
  })
})

it('a ruling is of the document whose prefix and hyphen begin its id', () => {
  expect(documentOf('1eS-stopped-06')?.id).to.equal('1e-glossary-s')
  expect(documentOf('1eSx-stopped-06')).to.equal(undefined)
  expect(documentOf('custom-stopped-01')).to.equal(undefined)
})

it('a basic rule is in force where its row says', () => {
  expect(rulesetsWith('custom-compatibility-01')).to.not.include('1e-2014')
})
