import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Can } from '../../protocol/types.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Case } from '../../steps/suite/case.ts'
import { metIn, strange } from './only-with.ts'

const board = (titles: readonly string[], needs: Can, ...operations: readonly Operation[]): Case =>
  ({ titles, needs, steps: operations.map(operation => ({ operation })) }) as unknown as Case

const deed = (verb: string, title: string): Operation => ({
  op: 'do',
  deed: { player: 'Alice', verb, cards: [{ card: { title } }] },
})

describe('with what a text would matter', () => {
  it('is another card', () => {
    expect(metIn(['Worf', 'Data'], 'Data', board(['Worf', 'Data'], {}))).to.deep.equal(['Worf'])
  })

  it('is a fact that another card is printed with, or made with', () => {
    const facts = ['affiliation Klingon', 'icon q', 'dilemma icon q', 'event icon q', 'type personnel', 'class Galaxy']
    expect(metIn(facts, 'Data', board(['Worf', 'Data', 'Hide and Seek'], {}))).to.deep.equal([
      'icon q',
      'dilemma icon q',
      'type personnel',
    ])
    const made = board(
      ['Data'],
      {},
      {
        op: 'madeUp',
        cards: [{ type: 'ship', title: 'Grey Ship', class: 'Galaxy', affiliations: ['Klingon'] }],
      },
    )
    expect(metIn(facts, 'Data', made)).to.deep.equal(['affiliation Klingon', 'class Galaxy'])
    expect(metIn(['affiliation Federation'], 'Data', board(['Data'], {}))).to.deep.equal([])
  })

  it('is a word that the case needs of an engine', () => {
    const needs = { actions: ['attack'], conditions: ['captive'], values: ['cunning'] } as const
    expect(metIn(['attack', 'captive', 'cunning', 'strength'], 'Data', board([], needs))).to.deep.equal([
      'attack',
      'captive',
      'cunning',
    ])
  })

  it('is a deed with the card itself', () => {
    const plays = board(['Data', 'Worf'], { actions: ['play'] }, deed('plays', 'Data'), deed('reports', 'Worf'))
    expect(metIn(['plays it', 'reports it'], 'Data', plays)).to.deep.equal(['plays it'])
    const answers = board(
      ['Kevin Uxbridge'],
      {},
      {
        op: 'respond',
        player: 'Alice',
        cards: [{ card: { title: 'Kevin Uxbridge' } }],
      },
    )
    expect(metIn(['plays it'], 'Kevin Uxbridge', answers)).to.deep.equal(['plays it'])
  })

  it('is known, or a title that no board can have', () => {
    expect(strange(['Worf', 'icon q', 'dilemma icon q', 'attack', 'reports it', 'The Nexus of Nowhere'])).to.deep.equal(
      [],
    )
    expect(strange(['Worff', 'icom q', 'atack', 'reportz it'])).to.deep.equal([
      'Worff',
      'icom q',
      'atack',
      'reportz it',
    ])
  })
})
