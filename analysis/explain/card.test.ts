import { describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../runner/features.ts'
import { explainSupposed, findSupposed, listSupposed } from './card.ts'

const suite = suiteOf(undefined)

describe('What explain says of a supposed card', () => {
  it('finds it by its title, however that is written', () => {
    expect(findSupposed('Confiscated Orders', suite)?.title).to.equal('Confiscated Orders')
    expect(findSupposed('confiscated orders', suite)?.title).to.equal('Confiscated Orders')
    expect(findSupposed('Runabout', suite)).to.equal(undefined)
    expect(findSupposed('stopped', suite)).to.equal(undefined)
  })

  it('tells the facts, the sentence, the structured text and the cases', () => {
    const text = explainSupposed(findSupposed('Confiscated Orders', suite)!, suite)
    expect(text).to.match(/^Confiscated Orders {2}\(event; no set contains it\)\n {2}The opponent chooses /)
    expect(text).to.match(/^ {2}Printed +cost 1$/m)
    expect(text).to.include('under 1e-glossary and 1e-2014 and 2e, as structured data:')
    expect(text).to.include('"by": "opponent"')
    expect(text).to.match(/^ {2}Cases +features\/\S+:\d+ {2}\S.* {2}@1e-glossary$/m)
  })

  it('tells whom its lore names, and as what', () => {
    const text = explainSupposed(findSupposed('Borrowed Barge', suite)!, suite)
    expect(text).to.match(/^ {2}Printed .*, lore names Vekor \(captain\) and Vash \(transported\)$/m)
  })

  it('lists all of them that cases name', () => {
    const lines = listSupposed(suite).split('\n')
    expect(lines).to.include('Confiscated Orders (event, 3)')
    expect(lines[0]).to.match(/cards that no set contains \(.* under Second Edition\)\.$/)
  })
})
