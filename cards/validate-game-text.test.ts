import { describe, it } from 'node:test'
import { expect } from 'chai'
import { gameTextFaults } from './validate-game-text.ts'

const faultsOf = (row: unknown): readonly string[] =>
  gameTextFaults({ Zaldan: row }).map(fault => fault.replace('cards/game-text/print.yaml: "Zaldan" ', ''))

describe('rows about the print as they are written', () => {
  it('are well-formed', () => {
    expect(gameTextFaults()).to.deep.equal([])
  })

  it('are whole, or say what is left out and why', () => {
    expect(faultsOf('whole')).to.deep.equal([])
    expect(faultsOf({ 'left-out': 'its points', why: 'nobody scores' })).to.deep.equal([])
    expect(faultsOf('all')[0]).to.equal('has the row "all"; write "whole", or what is left out and why')
    expect(faultsOf({ 'left-out': 'its points' })[0]).to.match(/^says only one of left-out and why/)
    expect(faultsOf({ plays: 3 })[0]).to.equal('says no sentence under plays')
  })

  it('know their keys and words, and offer the nearest', () => {
    expect(faultsOf({ lie: ['core'] })).to.deep.equal(['has "lie"; the nearest is "lies"'])
    expect(faultsOf({ lies: ['your shipp'] })).to.deep.equal([
      'has "your shipp" under lies; the nearest is "your ship"',
    ])
    expect(faultsOf([{ rulesets: [0] }])[0]).to.match(/^has no list of words under rulesets; quote words/)
    expect(faultsOf([{ plays: 'all of it' }])[0]).to.match(/^has several rows/)
  })

  it('go by title', () => {
    expect(gameTextFaults(['Zaldan'])[0]).to.match(/give a row for each title/)
  })
})
