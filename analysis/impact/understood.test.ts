import { describe, it } from 'node:test'
import { expect } from 'chai'
import { understood } from './understood.ts'

const rule = { asked: 'can', answer: 'may not', when: {}, unless: {}, except: [] }

describe('what a proposal is read as', () => {
  it('tells a rule about docked ships from one about all ships', () => {
    const all = understood({ ...rule, when: { to: 'be attacked', card: { type: 'ship' } } })
    const docked = understood({ ...rule, when: { to: 'be attacked', card: { type: 'ship', docked: 'yes' } } })
    expect(all).to.equal(
      'Read as: to the question “May the card do this, or have this done to it?” (can) the answer is “may not”, if “to” is “be attacked” and “card” is a card that is of the type “ship”.',
    )
    expect(docked).to.include('is of the type “ship” and has “docked”: yes.')
  })

  it('has every circumstance, and what it goes before', () => {
    const whole = understood({
      ...rule,
      when: { to: ['beam', 'walk'], by: 'nothing', card: { any: [{ is: 'stopped' }, { not: { skill: 'Law' } }] } },
      unless: { card: { over: { cunning: '7' } } },
      except: ['a-1', 'b-2'],
    })
    expect(whole).to.include(
      'if “to” is “beam” or “walk” and there is no “by” and “card” is a card that either is “stopped”',
    )
    expect(whole).to.include(
      'or is not a card that has the skill “Law”; not if “card” is a card that has “over” with cunning: 7.',
    )
    expect(whole).to.match(/ It goes before a-1 and b-2\.$/)
  })

  it('says that a rule without circumstances always holds', () => {
    expect(understood(rule)).to.match(/the answer is “may not”, always\.$/)
  })
})
