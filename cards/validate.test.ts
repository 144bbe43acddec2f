import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { cardFaults } from './validate.ts'

function faultsOf(text: string): readonly string[] {
  const dir = temporaryFolder('cards-')
  writeFileSync(join(dir, 'bad.yaml'), text)
  return cardFaults(dir)
}

describe('the schema of the cards', () => {
  it('accepts every file of the catalogue', () => {
    expect(cardFaults()).to.deep.equal([])
  })

  it('rejects an unknown fact', () => {
    const faults = faultsOf('type: ship\ncards:\n  Runabout:\n    speed: 7\n')
    expect(faults).to.deep.equal(['bad.yaml: Runabout must NOT have additional properties (speed)'])
  })

  it('rejects an unknown skill and offers the nearest', () => {
    const faults = faultsOf('type: personnel\ncards:\n  Data:\n    skills: {Diplomancy: 1}\n')
    expect(faults).to.have.length(1)
    expect(faults[0]).to.equal(
      'bad.yaml: Data › skills must be equal to one of the allowed values: not "Diplomancy"; the nearest is "Diplomacy"',
    )
  })

  it('rejects an attribute out of range', () => {
    const faults = faultsOf('type: personnel\ncards:\n  Data:\n    strength: 120\n')
    expect(faults).to.deep.equal(['bad.yaml: Data › strength must be <= 20'])
  })

  it('rejects a requirement that asks for nothing', () => {
    expect(faultsOf('type: mission\ncards:\n  Excavation:\n    requires: [{}]\n')).to.have.length(1)
  })

  it('rejects a printing that is no date', () => {
    const faults = faultsOf('type: event\ncards:\n  Timestop:\n    printed: later\n')
    expect(faults).to.deep.equal(['bad.yaml: Timestop › printed must match pattern "^\\d{4}(-\\d{2}){0,2}$"'])
  })

  it('rejects an identity with a card that nobody knows', () => {
    const faults = faultsOf('type: personnel\ncards:\n  Twin:\n    identity: [Nobody]\n')
    expect(faults).to.deep.equal(['bad.yaml: Twin › identity: no card "Nobody"'])
  })

  it('rejects a corrected title that is the title of a card', () => {
    const faults = faultsOf('type: event\ncards:\n  Bynar:\n    correctedTitle: Bynars\n  Bynars: {}\n')
    expect(faults).to.deep.equal(['bad.yaml: Bynar › correctedTitle: "Bynars" is a card already'])
  })

  it('rejects a supposed card that does not say what it does, and a printed one that does', () => {
    expect(faultsOf('type: event\ncards:\n  Bold Favor:\n    supposed: true\n')).to.deep.equal([
      'bad.yaml: Bold Favor must have property says when property supposed is present',
    ])
    expect(faultsOf('type: event\ncards:\n  Bynars:\n    says: It helps.\n')).to.deep.equal([
      'bad.yaml: Bynars must have property supposed when property says is present',
    ])
  })

  it('rejects a card without a type', () => {
    expect(faultsOf('cards:\n  Data: {}\n')).to.deep.equal(['bad.yaml: Data has no type'])
  })
})
