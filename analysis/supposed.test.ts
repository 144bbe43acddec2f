import { describe, it } from 'node:test'
import { expect } from 'chai'
import { cardFacts, titles } from '../cards/catalogue.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { suiteOf } from '../runner/features.ts'
import { allOf } from '../steps/suite/case.ts'

const supposed = titles().filter(title => cardFacts(title).supposed)
const cases = allOf(suiteOf(undefined))

/** Printed with nothing but facts. */
const isBare = (title: string): boolean => ['personnel', 'ship'].includes(cardFacts(title).type)

/** Examples that tell what a card does, and not which card it is. */
const ofUnnamedCards: ReadonlySet<string> = new Set(['faq96-366-dual-affiliation-personnel-08'])

const { rulings } = loadCatalogue()

/** An example of the document for which a card has to be supposed. */
function supposes(id: string): boolean {
  const ruling = rulings.get(id)
  return ruling?.kind === 'example' && (!ruling.cards.length || ofUnnamedCards.has(id))
}

describe('Every supposed card', () => {
  it('is needed by a case', () => {
    const named = new Set(cases.flatMap(one => one.titles))
    expect(supposed.filter(title => !named.has(title))).to.deep.equal([])
  })

  it('has a cost where cards of its type have one', () => {
    const costly = new Set(['dilemma', 'event', 'equipment', 'personnel', 'ship'])
    const needed = new Set(cases.filter(({ ruleset }) => ruleset === '2e').flatMap(one => one.titles))
    const free = supposed.filter(title => needed.has(title) && costly.has(cardFacts(title).type))
    expect(free).to.not.be.empty
    expect(free.filter(title => cardFacts(title).cost === undefined)).to.deep.equal([])
  })

  it('has its text under each ruleset in which a case names it', () => {
    const blank = cases.flatMap(one =>
      one.titles
        .filter(title => supposed.includes(title) && !isBare(title) && !rulesets.get(one.ruleset)?.texts.has(title))
        .map(title => `${title} in ${one.id}`),
    )
    expect(blank).to.deep.equal([])
  })

  it('is needed by no case of 1996, and by at most five of those of the Second Edition, but for what the document itself supposes', () => {
    const needing = (ruleset: string): readonly string[] =>
      cases
        .filter(one => !one.reading && one.ruleset === ruleset && one.titles.some(t => supposed.includes(t)))
        .filter(one => !one.rulings.some(supposes))
        .map(one => one.id)
    expect(needing('1e-1996')).to.deep.equal([])
    expect(needing('2e').length).to.be.at.most(5)
  })
})
