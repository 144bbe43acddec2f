import { describe, test } from 'node:test'
import { expect } from 'chai'
import { conformance } from './fixture/result.ts'
import { markdown } from './markdown.ts'
import type { CaseResult } from './result.ts'
import { terminalSummary } from './terminal.ts'
import { unlocking } from './unlocking.ts'

const [some] = conformance(1).cases as [CaseResult]
const lacking = (
  titles: readonly string[],
  abilities: readonly string[] = [],
  rulings: readonly string[] = ['r'],
): CaseResult => ({
  ...some,
  rulings,
  outcome: titles.length ? 'not-applicable' : 'unsupported',
  missing: { ...(titles.length ? { titles } : {}), ...(abilities.length ? { abilities } : {}) },
})

describe('unlocking', () => {
  test('is empty where nothing lacks', () => {
    expect(unlocking([some])).to.deep.equal({ titles: [], abilities: [], together: [], both: 0 })
  })

  test('begins with what unlocks most for each card, and counts what is there already', () => {
    const cases = [
      lacking(['B', 'A']),
      lacking(['A', 'B']),
      lacking(['A', 'B']),
      lacking(['C']),
      lacking(['A', 'C', 'D']),
    ]
    expect(unlocking(cases).titles).to.deep.equal([
      { needs: ['C'], unlocks: 1, rulings: 1 },
      { needs: ['A', 'B'], unlocks: 3, rulings: 0 },
      { needs: ['D'], unlocks: 1, rulings: 0 },
    ])
  })

  test('lets a set unlock the cases of its parts', () => {
    const cases = [lacking(['A'], [], []), lacking(['A', 'B']), lacking(['A', 'B']), lacking(['A', 'B'], [], ['s'])]
    expect(unlocking(cases).titles).to.deep.equal([{ needs: ['A', 'B'], unlocks: 4, rulings: 2 }])
  })

  test('puts many rulings before many cases of one, and marks cards that no set contains', () => {
    const cases = [
      ...['r', 'r', 'r', 'r'].map(ruling => lacking(['A'], [], [ruling])),
      ...['s', 't'].map(ruling => lacking(['B'], [], [ruling])),
    ]
    expect(unlocking(cases, new Set(['B', 'C'])).titles).to.deep.equal([
      { needs: ['B'], unlocks: 2, rulings: 2, supposed: ['B'] },
      { needs: ['A'], unlocks: 4, rulings: 1 },
    ])
  })

  test('does not hang on the order of the cases', () => {
    const cases = [lacking(['B']), lacking(['A']), lacking(['C', 'A']), lacking([], ['views'])]
    expect(unlocking([...cases].reverse())).to.deep.equal(unlocking(cases))
  })

  test('tells cards, abilities and both apart', () => {
    const cases = [lacking(['A']), lacking([], ['actions "beam"']), lacking(['A'], ['actions "beam"'])]
    expect(unlocking(cases)).to.deep.equal({
      titles: [{ needs: ['A'], unlocks: 1, rulings: 1 }],
      abilities: [{ needs: ['actions "beam"'], unlocks: 1, rulings: 1 }],
      together: [{ needs: ['A', 'actions "beam"'], unlocks: 1, rulings: 1 }],
      both: 1,
    })
  })

  const result = { ...conformance(1), cases: [lacking(['A', 'B']), lacking(['C']), lacking(['C'], ['views'])] }
  const full = { ...result, unlocking: unlocking(result.cases, new Set(['B'])) }

  test('stands in the terminal, at any width', () => {
    for (const columns of [40, 80, 120]) {
      const text = terminalSummary(full, { columns, color: false })
      expect(text)
        .to.contain('Cards that would unlock most')
        .and.to.match(/\+1 {2}A and B \(in no/)
      for (const line of text.slice(text.indexOf('Cards that would')).split('\n').slice(0, 4))
        expect(line.length).to.be.at.most(columns)
    }
    expect(terminalSummary(result, { columns: 80, color: false })).to.not.contain('unlock')
  })

  test('stands in the summary of a CI page', () => {
    expect(markdown(full))
      .to.contain('### Cards that would unlock most')
      .and.to.contain('* **+1** A and B \\(in no set\\): 1 case')
  })

  test('help that the runner gave is told', () => {
    const helped = [
      { ...some, reachedBy: 4 },
      { ...some, replays: 3, standIns: ['Koroth'] },
      { ...lacking([], ['chance']), replays: 50 },
    ]
    const text = terminalSummary({ ...result, cases: helped }, { columns: 100, color: false })
    expect(text).to.contain('1 board was reached by play.')
    expect(text).to.contain('Plain printed cards that the engine does not have were made up for 1 case.')
    expect(text).to.contain('2 cases were played again for the draw, 53 times in all; 1 of them was given up.')
  })
})
