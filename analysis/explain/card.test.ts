import { describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../runner/features.ts'
import { explainSupposed, findSupposed, listSupposed } from './card.ts'

const suite = suiteOf(undefined)

describe('What explain says of a supposed card', () => {
  it('finds it by its title, however that is written', () => {
    expect(findSupposed('Substitute Victim', suite)?.title).to.equal('Substitute Victim')
    expect(findSupposed('substitute victim', suite)?.title).to.equal('Substitute Victim')
    expect(findSupposed('Runabout', suite)).to.equal(undefined)
    expect(findSupposed('stopped', suite)).to.equal(undefined)
  })

  it('tells the facts, the sentence, the structured text and the cases', () => {
    const text = explainSupposed(findSupposed('Survey Cutter', suite)!, suite)
    expect(text).to.match(/^Survey Cutter {2}\(ship; no set contains it\)\n {2}Order: /)
    expect(text).to.include('affiliations federation, order, cost 3, class Survey')
    expect(text).to.include('under 2e, as structured data:')
    expect(text).to.include('"attribute": "shields"')
    expect(text).to.match(/^ {2}Cases +features\/\S+:\d+ {2}\S.* {2}@2e$/m)
  })

  it('lists all of them that cases name', () => {
    const lines = listSupposed(suite).split('\n')
    expect(lines).to.include('Substitute Victim (interrupt, 2)')
    expect(lines[0]).to.match(/cards that no set contains \(.* under Second Edition\)\.$/)
  })
})
