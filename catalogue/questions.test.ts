import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from './catalogue.ts'

const catalogue = loadCatalogue()

describe('open questions', () => {
  it('have two readings or more, and the reference engine plays one of them', () => {
    for (const { id, readings, plays } of catalogue.openQuestions.values()) {
      expect(Object.keys(readings).length, id).to.be.at.least(2)
      expect(readings, id).to.have.property(plays)
    }
  })

  it('touch only rulings of documents that their rulesets are made of', () => {
    const documents = new Map(catalogue.rulesets.map(each => [each.id, each.documents]))
    for (const { id, rulings, rulesets } of catalogue.openQuestions.values()) {
      const known = rulesets.flatMap(ruleset => documents.get(ruleset)!)
      for (const ruling of rulings)
        expect(known, `${id}: ${ruling}`).to.include(catalogue.rulings.get(ruling)!.document)
    }
  })
})

describe('contradictions', () => {
  it('set each side against another, with rulings of its own documents', () => {
    for (const { id, law } of catalogue.contradictions) {
      expect(law.length, id).to.be.at.least(2)
      for (const { documents, rulings } of law) {
        for (const ruling of rulings.filter(one => !catalogue.customs.has(one)))
          expect(documents, `${id}: ${ruling}`).to.include(catalogue.rulings.get(ruling)!.document)
        expect(
          rulings.every(one => catalogue.customs.has(one)),
          id,
        ).to.equal(false)
      }
    }
  })

  it('bear each id once', () => {
    const ids = catalogue.contradictions.map(({ id }) => id)
    expect(ids).to.deep.equal([...new Set(ids)])
  })
})
