import { describe, it } from 'node:test'
import { expect } from 'chai'
import { amend } from '../kernel/amend.ts'
import { rule } from '../kernel/rule.ts'
import { hinders } from '../questions/stopped/questions.ts'
import type { CardText } from '../text/text.ts'
import { blank } from './blank.ts'
import { rulesets } from './registry.ts'

const ruleOf = (ruling: string) => rule({ ruling, asked: hinders, applies: () => true, answer: true })
const card: CardText = {
  title: 'Q2',
  plays: [{ ruling: 'b-1', effects: [{ do: 'nullify', who: 'answered', ruling: 'b-2' }] }],
}
const base = amend(blank, { id: 'base', enact: [ruleOf('a-1')], cards: { enact: [card] } })

describe('amend', () => {
  it('enacts, replaces and repeals', () => {
    const after = amend(base, { id: 'after', enact: [ruleOf('a-2')], replace: { 'a-1': ruleOf('a-3') } })
    expect([...after.rules.keys()].sort()).to.deep.equal(['a-2', 'a-3'])
    expect([...amend(after, { id: 'last', repeal: ['a-2'] }).rules.keys()]).to.deep.equal(['a-3'])
  })

  it('leaves the base as it was', () => {
    amend(base, { id: 'after', repeal: ['a-1'] })
    expect([...base.rules.keys()]).to.deep.equal(['a-1'])
  })

  it('strikes out clauses of card texts', () => {
    expect([...base.clauses.keys()].sort()).to.deep.equal(['b-1', 'b-2'])
    expect([...amend(base, { id: 'after', repeal: ['b-2'] }).struck]).to.deep.equal(['b-2'])
  })

  it('refuses to touch what is not in force', () => {
    expect(() => amend(base, { id: 'after', repeal: ['z-9'] })).to.throw(
      'after cannot repeal z-9: it is not in force in base',
    )
    expect(() => amend(base, { id: 'after', replace: { 'z-9': ruleOf('a-2') } })).to.throw('cannot replace z-9')
    expect(() => amend(base, { id: 'after', cards: { repeal: ['Hugh'] } })).to.throw('repeal the text of Hugh')
    expect(() => amend(base, { id: 'after', cards: { replace: [{ title: 'Hugh' }] } })).to.throw(
      'replace the text of Hugh',
    )
  })

  it('refuses to enact twice', () => {
    expect(() => amend(base, { id: 'after', enact: [ruleOf('a-1')] })).to.throw('in force already')
    expect(() => amend(base, { id: 'after', cards: { enact: [card] } })).to.throw('twice')
  })
})

describe('the rulesets', () => {
  it('name exceptions only to rules that are in force with them', () => {
    for (const law of rulesets.values()) {
      for (const { ruling, exceptionTo } of law.rules.values()) {
        for (const other of exceptionTo)
          expect(law.rules.has(other), `${law.id}: ${ruling} is an exception to ${other}`).to.equal(true)
      }
    }
  })

  it('hold no presumption that nothing denies, but for those marked as custom', () => {
    for (const law of rulesets.values()) {
      const denied = new Set([...law.rules.values()].flatMap(r => r.exceptionTo))
      const idle = [...law.rules.values()]
        .filter(r => r.presumed && !r.custom && !denied.has(r.ruling))
        .map(r => r.ruling)
      expect(idle, law.id).to.deep.equal([])
    }
  })
})
