import { describe, it } from 'node:test'
import { expect } from 'chai'
import { cardFacts, titles } from '../cards/catalogue.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { suiteOf } from '../runner/features.ts'

/** Missions on which nothing is printed that must be met. */
const withoutRequirements = ['Nebula', 'Space', 'Unicomplex, Root of the Hive Mind']

/** Is there anything to be met before the mission is completed under that ruleset? */
function requiresSomething(title: string, ruleset: string): boolean {
  const text = rulesets.get(ruleset)?.texts.get(title)
  return !!cardFacts(title).requires?.length || !!text?.requires?.length || !!text?.discards
}

const isMission = (title: string): boolean => cardFacts(title).type === 'mission'

describe('missions that stand in cases', () => {
  it('are completed by nobody who lacks what they are printed with', () => {
    const found = suiteOf(undefined).cases.flatMap(({ titles, ruleset }) =>
      titles
        .filter(title => isMission(title) && !withoutRequirements.includes(title))
        .filter(title => !requiresSomething(title, ruleset))
        .map(title => `${title} under ${ruleset}`),
    )
    expect([...new Set(found)]).to.deep.equal([])
  })
})

describe('missions of the catalogue', () => {
  it('have requirements, in their facts or in a text, unless nothing is printed', () => {
    const anywhere = (title: string): boolean => [...rulesets.keys()].some(id => requiresSomething(title, id))
    const bare = titles().filter(title => isMission(title) && !anywhere(title))
    expect(bare).to.deep.equal(withoutRequirements)
  })
})
