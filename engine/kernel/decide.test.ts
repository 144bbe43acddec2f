import { describe, it } from 'node:test'
import { expect } from 'chai'
import { empty } from '../board/fixture/empty-state.ts'
import { permission } from '../board/questions.ts'
import { blank } from '../rulesets/blank.ts'
import { amend } from './amend.ts'
import { Game } from './game.ts'
import { denial, presumption, reworded, rule } from './rule.ts'

const about = { card: 'Data', to: 'beam' } as const
const presumed = presumption({ ruling: 'nobody acts', asked: permission, applies: () => true, answer: false })
const general = denial('x-1', presumed, true)
const special = rule({
  ruling: 'x-2',
  asked: permission,
  applies: ({ to }) => to === 'beam',
  answer: false,
  exceptionTo: [general],
})

function ask(...enact: Parameters<typeof amend>[1]['enact'] & object) {
  const game = new Game(empty, amend(blank, { id: 'test', enact }))
  return { answer: game.decide(permission, about), because: [...game.because] }
}

describe('deciding', () => {
  it('answers by default where no rule applies', () => {
    expect(ask()).to.deep.equal({ answer: true, because: [] })
  })

  it('lets a presumption decide without naming it', () => {
    expect(ask(presumed)).to.deep.equal({ answer: false, because: [] })
  })

  it('lets a denial defeat its presumption', () => {
    expect(ask(presumed, general)).to.deep.equal({ answer: true, because: ['x-1'] })
  })

  it('lets an exception defeat what it names, whatever the order', () => {
    expect(ask(presumed, general, special)).to.deep.equal({ answer: false, because: ['x-2'] })
    expect(ask(special, general, presumed)).to.deep.equal({ answer: false, because: ['x-2'] })
  })

  it('refuses to choose between rulings that contradict each other', () => {
    const other = rule({ ruling: 'x-3', asked: permission, applies: () => true, answer: false })
    expect(() => ask(presumed, general, other)).to.throw('x-1 and x-3 answer "can" differently')
  })

  it('names all rulings that agree', () => {
    const other = rule({ ruling: 'x-3', asked: permission, applies: () => true, answer: true })
    expect(ask(other, reworded(other, { ruling: 'x-4' }))).to.deep.equal({ answer: true, because: ['x-3', 'x-4'] })
  })
})
