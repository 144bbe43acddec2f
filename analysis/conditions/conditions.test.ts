import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { isInLaw } from '../../engine/kernel/amend.ts'
import { faultsOf, reasons } from './by-default.ts'
import { conditionCells } from './cells.ts'
import { conditionsPage } from './page.ts'

describe('the table of conditions, capabilities and rulesets', () => {
  const cells = conditionCells()

  it('has a ruling, a basic rule or a reason for each cell', () => {
    expect(cells.length).to.be.greaterThan(900)
    expect(faultsOf(cells, reasons())).to.deep.equal([])
  })

  it('names only what is in force', () => {
    const wrong = cells.flatMap(({ law, because }) => because.filter(id => !isInLaw(law, id)))
    expect(wrong).to.deep.equal([])
  })

  it('misses a cell whose ruling is gone, and a reason that nothing needs', () => {
    const [cell] = cells.filter(({ because, capability }) => because.length > 0 && capability === 'use text')
    const without = cells.map(one => (one === cell ? { ...one, may: true, because: [] } : one))
    expect(faultsOf(without, reasons())).to.have.length(1)
    expect(faultsOf(without, reasons())[0]).to.match(/may use text; a ruling or a row/)
    const idle = [...reasons(), { conditions: ['stasis'] as const, of: ['scout'] as const, why: 'so' }]
    expect(
      faultsOf(
        cells.filter(({ law }) => law.documents.has('glossary')),
        idle,
      ).join(),
    ).to.contain('"scout"')
  })

  it('is what docs/conditions.md says', () => {
    const page = readFileSync(new URL('../../docs/conditions.md', import.meta.url), 'utf8')
    expect(page === conditionsPage(cells, reasons()), 'run `npm run vocabulary`').to.equal(true)
  })
})
