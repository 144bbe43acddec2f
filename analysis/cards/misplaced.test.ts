import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Case } from '../../steps/suite/case.ts'
import { misplaced } from './misplaced.ts'

/** A case in which Alice has the facility at the mission. */
const standing = (facility: string, at: string): Case =>
  ({
    rulings: ['1eS-stopped-01'],
    ruleset: '1e-2014',
    feature: { uri: 'f.feature' },
    line: 7,
    steps: [
      { op: 'locations', rows: [{ card: { title: at }, conditions: [] }] },
      {
        op: 'has',
        player: 'Alice',
        rows: [{ card: { title: facility }, place: { prep: 'at', card: { title: at } }, conditions: [] }],
      },
    ].map(operation => ({ operation })),
  }) as unknown as Case

const faults = (facility: string, at: string, boards = 0): number =>
  misplaced([standing(facility, at)], boards ? [{ feature: 'f.feature', facility, at, boards }] : []).length

describe('facilities on boards', () => {
  it('stand where an icon of theirs is, and at no homeworld', () => {
    expect(faults('Federation Outpost', 'Excavation')).to.equal(0)
    expect(faults('Klingon Outpost', 'Excavation')).to.equal(1)
    expect(faults('Romulan Outpost', 'Expose Covert Supply')).to.equal(1)
  })

  it('stand where their print lets them', () => {
    expect(faults('Neutral Outpost', 'Wormhole Negotiations')).to.equal(0)
    expect(faults('Neutral Outpost', 'Excavation')).to.equal(1)
    expect(faults('Nor', 'Eliminate Virus')).to.equal(0)
    expect(faults('Nor', 'Alter Records')).to.equal(1)
    expect(faults('Terok Nor', 'Alter Records')).to.equal(0)
    expect(faults('Hirogen Outpost', 'Ambush Ship')).to.equal(0)
    expect(faults('Borg Outpost', 'Excavation')).to.equal(1)
  })

  it('are listed as often as they do not, and no oftener', () => {
    expect(faults('Klingon Outpost', 'Excavation', 1)).to.equal(0)
    expect(faults('Klingon Outpost', 'Excavation', 2)).to.equal(1)
    expect(faults('Federation Outpost', 'Excavation', 1)).to.equal(1)
  })
})
