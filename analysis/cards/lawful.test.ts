import { describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../runner/features.ts'
import type { Preposition } from '../../steps/operation.ts'
import type { Case } from '../../steps/suite/case.ts'
import { liesOfRows, unlawful } from './lawful.ts'

const at = (prep: Preposition, title: string) => ({ prep, card: { title } })
const onTheTable = { prep: 'on the table' } as const

/** A case of that ruling in 2014: missions, and what Alice and Bob have. */
const board = (
  ruling: string,
  alice: Readonly<Record<string, object>>,
  bob: Readonly<Record<string, object>> = {},
): Case => {
  const has = (player: string, of: Readonly<Record<string, object>>) => ({
    op: 'has',
    player,
    rows: Object.entries(of).map(([title, place]) => ({ card: { title }, place, conditions: [] })),
  })
  const locations = ['Excavation', 'Explore Black Cluster', 'Iconia Investigation'].map(title => ({
    card: { title },
    conditions: [],
  }))
  const operations = [{ op: 'locations', rows: locations }, has('Alice', alice), has('Bob', bob)]
  return {
    rulings: [ruling],
    ruleset: '1e-2014',
    feature: { uri: 'f.feature' },
    line: 7,
    steps: operations.map(operation => ({ operation })),
  } as unknown as Case
}

const faults = (one: Case, rows: Parameters<typeof liesOfRows>[0] = [], exceptions = []) =>
  unlawful([one], liesOfRows(rows), exceptions).map(fault => fault.replace(/\. Fix.*/, ''))

const ruling = '1eS-stopped-01'
const outpost = { 'Federation Outpost': at('at', 'Excavation') }

describe('boards by the print of their cards', () => {
  it('are lawful, but for what rulings are about', () => {
    expect(unlawful(suiteOf(undefined).cases)).to.deep.equal([])
  })

  it('have dilemmas under missions of their kind', () => {
    const planet =
      'f.feature:7: "Archer" lies under the space mission "Explore Black Cluster", where its print does not let it'
    expect(faults(board(ruling, {}, { Archer: at('under', 'Explore Black Cluster') }))).to.deep.equal([planet])
    expect(faults(board(ruling, {}, { Archer: at('under', 'Excavation') }))).to.deep.equal([])
    expect(faults(board(ruling, {}, { 'Gravitic Mine': at('under', 'Excavation') }))).to.have.length(1)
    expect(faults(board(ruling, {}, { 'Chula: The Dice': at('under', 'Excavation') }))).to.deep.equal([])
  })

  it('have nobody on the planet of a mission in space', () => {
    expect(faults(board(ruling, {}, { Worf: at('on', 'Explore Black Cluster') }))).to.deep.equal([
      'f.feature:7: "Worf" lies on the planet of the space mission "Explore Black Cluster", where its print does not let it',
    ])
  })

  it('have facilities where these may stand', () => {
    expect(faults(board(ruling, outpost))).to.deep.equal([])
    const stray = board(ruling, { 'Klingon Outpost': at('at', 'Excavation') })
    expect(faults(stray)[0]).to.match(/^f\.feature:7: "Klingon Outpost" stands at "Excavation"/)
    expect(unlawful([stray], liesOfRows([]), [{ rulings: [ruling], cards: ['Klingon Outpost'], why: '' }])).to.be.empty
  })

  it('have cards where their text puts them, and on whose', () => {
    const runabout = { Runabout: at('at', 'Excavation') }
    const sequence = { 'Auto-Destruct Sequence': at('on', 'Runabout') }
    expect(faults(board(ruling, { ...runabout, ...sequence }))).to.deep.equal([])
    expect(faults(board(ruling, runabout, sequence))).to.have.length(1)
    expect(faults(board(ruling, { 'Red Alert!': onTheTable }))).to.deep.equal([])
    expect(faults(board(ruling, { ...runabout, 'Red Alert!': at('on', 'Runabout') }))).to.have.length(1)
    expect(faults(board(ruling, { 'Kurlan Naiskos': onTheTable }))).to.have.length(1)
  })

  it('have cards where a row says that their print puts them', () => {
    const door = { ...outpost, Spacedoor: at('on', 'Federation Outpost') }
    expect(faults(board(ruling, door))).to.have.length(1)
    expect(faults(board(ruling, door), [{ title: 'Spacedoor', lies: ['your facility'] }])).to.deep.equal([])
    expect(faults(board(ruling, door), [{ title: 'Spacedoor', lies: ["opponent's facility"] }])).to.have.length(1)
  })

  it('have cards that aim at what they may', () => {
    const aiming = (title: string): Case => {
      const one = board(ruling, { 'Assimilate Planet': onTheTable })
      const targeting = { is: { targeting: [{ card: { title } }] } }
      const set = { op: 'set', cards: [{ card: { title: 'Assimilate Planet' } }], condition: targeting }
      return { ...one, steps: [...one.steps, { operation: set }] } as unknown as Case
    }
    expect(faults(aiming('Iconia Investigation'))).to.deep.equal([])
    expect(faults(aiming('Excavation'))).to.deep.equal([
      'f.feature:7: "Assimilate Planet" aims at "Excavation", which its print does not let it',
    ])
  })

  it('have countdowns as they are printed', () => {
    const counted = (title: string, value: number): Case => {
      const one = board(ruling, { [title]: onTheTable })
      const set = { op: 'set', cards: [{ card: { title } }], condition: { is: { count: 'countdown', value } } }
      return { ...one, steps: [...one.steps, { operation: set }] } as unknown as Case
    }
    expect(faults(counted('Anti-Time Anomaly', 1))).to.deep.equal([
      'f.feature:7: "Anti-Time Anomaly" is counted down to 1, and its print has no such countdown',
    ])
    const lying = [{ title: 'Parallel Romance', lies: ['core'] }]
    expect(faults(counted('Parallel Romance', 3), lying)).to.deep.equal([])
    expect(faults(counted('Parallel Romance', 4), lying)).to.have.length(1)
  })

  it('may have exceptions for a ruling, as long as somebody needs them', () => {
    const missed = board(ruling, {}, { Hugh: at('under', 'Excavation') })
    const exception = { rulings: [ruling], cards: ['Hugh'], why: 'it is about a mis-seed' }
    expect(unlawful([missed], liesOfRows([]), [exception])).to.deep.equal([])
    expect(unlawful([], liesOfRows([]), [exception])).to.deep.equal([
      `cards/game-text/against-print.yaml: ${ruling} needs no exception; take it out`,
      'cards/game-text/against-print.yaml: Hugh needs no exception; take it out',
    ])
  })
})
