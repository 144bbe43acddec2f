import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Case } from '../../steps/suite/case.ts'
import { boardOf } from './board-of.ts'
import { misplaced } from './misplaced.ts'
import { Table } from './table.ts'

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

const faults = (facility: string, at: string): readonly string[] => {
  const table = new Table(boardOf(standing(facility, at)))
  return table.board.cards.flatMap(card => misplaced(table, card))
}

describe('facilities on boards', () => {
  it('stand where an icon of theirs is, and at no homeworld', () => {
    expect(faults('Federation Outpost', 'Excavation')).to.be.empty
    expect(faults('Klingon Outpost', 'Excavation')).to.have.length(1)
    expect(faults('Romulan Outpost', 'Expose Covert Supply')).to.have.length(1)
  })

  it('stand where their print lets them', () => {
    expect(faults('Neutral Outpost', 'Wormhole Negotiations')).to.be.empty
    expect(faults('Neutral Outpost', 'Excavation')).to.have.length(1)
    expect(faults('Nor', 'Eliminate Virus')).to.be.empty
    expect(faults('Nor', 'Alter Records')).to.have.length(1)
    expect(faults('Terok Nor', 'Alter Records')).to.be.empty
    expect(faults('Hirogen Outpost', 'Ambush Ship')).to.be.empty
    expect(faults('Borg Outpost', 'Excavation')).to.have.length(1)
  })
})
