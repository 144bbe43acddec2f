import { describe, it } from 'node:test'
import { expect } from 'chai'
import { empty } from '../../../engine/board/fixture/empty-state.ts'
import { permission } from '../../../engine/board/questions.ts'
import { amend } from '../../../engine/kernel/amend.ts'
import { Game } from '../../../engine/kernel/game.ts'
import { type AnyRule, denial, presumption, rule } from '../../../engine/kernel/rule.ts'
import { blank } from '../../../engine/rulesets/blank.ts'
import { decides } from './decides.ts'

const presumed = presumption({ ruling: 'nobody acts', asked: permission, applies: () => true, answer: false })
const general = denial('x-1', presumed, true)
const refusal = rule({ ruling: 'x-2', asked: permission, applies: () => true, answer: false })
const other = rule({ ruling: 'x-3', asked: permission, applies: () => true, answer: false })
const special = rule({ ruling: 'x-4', asked: permission, answer: true, exceptionTo: [refusal] })

function decidesAmong(one: AnyRule, ...all: readonly AnyRule[]): boolean {
  const game = new Game(empty, amend(blank, { id: 'test', enact: all }))
  return decides(one, all, { card: 'Data', to: 'beam' } as never, game)
}

describe('a rule that applies', () => {
  it('decides where the answer would be another one without it', () => {
    expect(decidesAmong(refusal, refusal)).to.equal(true)
    expect(decidesAmong(general, presumed, general)).to.equal(true)
  })

  it('does not where another one says the same', () => {
    expect(decidesAmong(refusal, refusal, other)).to.equal(false)
  })

  it('does not where an exception defeats it', () => {
    expect(decidesAmong(refusal, refusal, special)).to.equal(false)
    expect(decidesAmong(special, refusal, special)).to.equal(true)
  })

  it('does not where it says what is so without any rule', () => {
    expect(decidesAmong(special, special)).to.equal(false)
  })
})
