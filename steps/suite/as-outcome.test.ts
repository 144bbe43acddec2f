import { describe, it } from 'node:test'
import { expect } from 'chai'
import { compileStep, printStep } from '../phrases/compile-step.ts'
import { asOutcome } from './as-outcome.ts'

const table = [['card'], ['Data']]

describe('sentences of the position among the outcomes', () => {
  for (const [text, op] of [
    ['"Data" is on "Excavation"', 'placed'],
    ['"Data" is not stopped', 'is'],
    ["it is Bob's turn in the facility phase", 'turn'],
    ["Alice's hand holds three cards", 'size'],
    ["Alice's hand holds in order:", 'holds'],
    ['Alice has 35 points', 'points'],
  ] as const)
    it(`${text} is an outcome, and says nothing of what was before`, () => {
      const outcome = asOutcome(text.endsWith(':') ? compileStep(text, table) : compileStep(text))
      expect(outcome).to.include({ op })
      expect(outcome).not.to.have.property('now')
    })

  it('are printed as they were written', () => {
    for (const text of ['"Data" is on "Excavation"', '"Data" is not stopped', "it is Bob's turn"])
      expect(printStep(asOutcome(compileStep(text))).text).to.equal(text)
  })

  it('and outcomes stay what they are', () => {
    const outcome = compileStep('"Data" is now stopped')
    expect(asOutcome(outcome)).to.equal(outcome)
  })
})
