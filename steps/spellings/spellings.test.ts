import { describe, it } from 'node:test'
import { expect } from 'chai'
import { compileStep } from '../phrases/compile-step.ts'
import { spellings } from './all-spellings.ts'
import { leads } from './leads.ts'
import { respell } from './respell.ts'

const listOf = (action: string) => [[action]] as const
const cardsOf = (card: string) => [['card'], [card]] as const

const said = (text: string) => (text.endsWith(':') ? compileStep(text, tableFor(text)) : compileStep(text))
const tableFor = (text: string) => (text.startsWith('these') ? listOf('Alice ends the turn') : cardsOf('Data'))

describe('what the language says in several sentences', () => {
  for (const { advice, example } of leads)
    it(example, () => {
      expect(() => compileStep(example)).to.throw(advice)
    })
})

describe('spellings', () => {
  for (const { written, example } of spellings) {
    const [otherwise, read] = example
    it(`${otherwise} = ${read}`, () => {
      expect(respell(otherwise)).to.equal(read)
      expect(said(otherwise)).to.deep.equal(said(read))
      expect(respell(read), 'a sentence of the language').to.equal(read)
    })

    it(`${otherwise} needs its spelling`, () => {
      const without = spellings.filter(one => one.written !== written)
      const left = without.reduce((so, one) => so.replace(one.written, one.read), otherwise)
      expect(left).not.to.equal(read)
    })
  }

  it('leave titles alone', () => {
    expect(respell('Alice plays "The Face-Up Card for Duty under Bob\'s control"')).to.equal(
      'Alice plays "The Face-Up Card for Duty under Bob\'s control"',
    )
  })

  it('take quotation marks within a title for apostrophes', () => {
    expect(respell('Alice moves "Runabout" to "Paxan "Wormhole""')).to.equal(
      'Alice moves "Runabout" to "Paxan \'Wormhole\'"',
    )
  })

  it('are understood in tables', () => {
    const has = (where: string, state: string) => [
      ['card', 'where', 'state'],
      ['Data', where, state],
    ]
    expect(compileStep('Alice has:', has('on board "Runabout"', 'held captive'))).to.deep.equal(
      compileStep('Alice has:', has('aboard "Runabout"', 'captive')),
    )
    expect(compileStep('these are illegal:', listOf('Alice transports "Data" to "Excavation"'))).to.deep.equal(
      compileStep('these are illegal:', listOf('Alice beams "Data" to "Excavation"')),
    )
  })

  it('are named where what they say is refused', () => {
    expect(() => compileStep('Alice transports "Data"')).to.throw('read as `Alice beams "Data"`: "beams" needs a place')
  })
})
