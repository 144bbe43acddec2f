import { describe, it } from 'node:test'
import { expect } from 'chai'
import { seen } from '../analysis/fairness/liberties/liberty.ts'
import { overWithoutCards } from '../analysis/fairness/liberties/over-without-cards.ts'
import { withOwnHandles } from '../analysis/fairness/liberties/own-handles.ts'
import { strictAboutSegments } from '../analysis/fairness/liberties/strict-about-segments.ts'
import type { EngineFunction } from '../analysis/reference.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { Act, ActResult, Board, Card, Observation, Phase, Reply, Result } from '../protocol/types.ts'
import { suiteOf } from '../runner/features.ts'
import { drawnCases } from './fixture/drawn.ts'
import { declaring, playWith, tally } from './fixture/play-with.ts'

/**
 * The reference engine as somebody else may rightly have built it: orders in their segment only, no game without cards to draw,
 * and handles that say nothing. A choice that has one answer it does not ask for anyway.
 */
const strictEngine = (): EngineFunction => withOwnHandles(overWithoutCards(strictAboutSegments(referenceEngine())))

const resultOf = (reply: Reply): Result | undefined => ('result' in reply ? reply.result : undefined)

const ruleset = '1e-2014'
const card = (id: string, ...where: Card['where']): Card => ({ id, owner: 'Alice', where })

function boardIn(phase: Phase, ...more: readonly Card[]): Board {
  const cards = [
    card('Excavation', 'spaceline', 'alpha'),
    card('Federation Outpost', 'space', 'Excavation'),
    card('Runabout', 'space', 'Excavation'),
    card('Data', 'aboard', 'Runabout'),
  ]
  const players = [{ name: 'Alice' }, { name: 'Bob' }]
  return { ruleset, turn: { player: 'Alice', number: 5, phase }, players, cards: [...cards, ...more] }
}

/** What comes of an act of Alice's on a board, and the board then. */
function after(answer: EngineFunction, board: Board, act: Act) {
  expect(resultOf(answer({ id: 1, do: 'arrange', board }))).to.have.property('pending')
  const result = resultOf(answer({ id: 2, do: 'act', as: 'Alice', act })) as ActResult
  return { ...result, shown: resultOf(answer({ id: 3, do: 'observe' })) as Observation }
}

const beam: Act = { kind: 'beam', cards: ['Data'], to: ['planet', 'Excavation'] }
const report: Act = { kind: 'play', card: 'Worf', to: ['aboard', 'Federation Outpost'] }
const endTurn: Act = { kind: 'end', of: 'turn' }

describe('an engine that has one segment alone, and holds every act there for the wrong time', () => {
  it('is sent to no other segment', async () => {
    const asked = new Set<string>()
    const inner = referenceEngine()
    const refusing: EngineFunction = request => {
      if (request.do === 'arrange') asked.add(request.board.turn.phase)
      if (request.do !== 'act') return inner(request)
      const refusal = { stage: 'start', code: 'wrong-time' } as const
      const { pending = [] } = seen(inner, request)
      return { id: request.id, result: { outcome: 'refused', refusal, pending } }
    }
    const engine = inProcess(declaring(refusing, { phases: ['orders'] }))
    const results = await playWith(engine, { only: ({ rulings }) => rulings.includes('1eS-stopped-06') })
    const outcomes = tally(results.values())
    expect(outcomes['engine-error']).to.equal(undefined)
    expect(outcomes.fail).to.be.above(0)
    expect([...asked]).to.deep.equal(['orders'])
  })
})

describe('an engine that is strict about segments', () => {
  const answer = strictAboutSegments(referenceEngine())

  it('refuses orders before they are due, and leaves the board as it was', () => {
    const { outcome, refusal, shown } = after(answer, boardIn('play'), beam)
    expect({ outcome, code: refusal?.code }).to.deep.equal({ outcome: 'refused', code: 'wrong-time' })
    expect(shown.board.turn.phase).to.equal('play')
    expect(shown.board.cards.find(({ id }) => id === 'Data')?.where).to.deep.equal(['aboard', 'Runabout'])
    expect(after(answer, boardIn('orders'), beam).outcome).to.equal('done')
  })

  it('refuses the card play when orders have begun', () => {
    const hand = card('Worf', 'hand', 'Alice')
    const { outcome, refusal } = after(answer, boardIn('orders', hand), report)
    expect({ outcome, code: refusal?.code }).to.deep.equal({ outcome: 'refused', code: 'wrong-time' })
    expect(after(answer, boardIn('play', hand), report).outcome).to.equal('done')
  })
})

describe('an engine whose game ends without cards', () => {
  const answer = overWithoutCards(referenceEngine())

  it('is over when a turn ends and its player has nothing to draw', () => {
    const { outcome, pending, shown } = after(answer, boardIn('orders'), endTurn)
    expect({ outcome, pending, over: shown.board.over }).to.deep.equal({
      outcome: 'done',
      pending: [],
      over: { winner: 'Bob' },
    })
    expect(resultOf(answer({ id: 4, do: 'act', as: 'Bob', act: endTurn }))).to.have.property('outcome', 'refused')
  })

  it('goes on with a card left, and on the next board', () => {
    const deck = ['Worf', 'Deanna Troi'].map(id => card(id, 'deck', 'Alice'))
    const { pending, shown } = after(answer, boardIn('orders', ...deck), endTurn)
    expect(pending).to.have.length(1)
    expect(shown.board).to.not.have.property('over')
  })
})

describe('the suite', () => {
  const sample = ({ topic }: { readonly topic: string }) => ['selections', 'scoring', 'beaming'].includes(topic)

  it('does not mind what decisions are called', async () => {
    const results = await playWith(inProcess(withOwnHandles(referenceEngine())), { only: sample })
    expect([...results.values()].filter(({ outcome }) => outcome !== 'pass')).to.deep.equal([])
    expect(results.size).to.be.above(50)
  })

  it('holds nothing against a strict engine', async () => {
    const drawn = new Set(drawnCases(suiteOf(undefined), 16).map(({ id }) => id))
    const results = await playWith(inProcess(strictEngine()), { only: ({ id }) => drawn.has(id) })
    const others = [...results.values()].filter(({ outcome }) => outcome !== 'pass')
    expect(others.map(({ id, message }) => `${id}: ${message}`)).to.deep.equal([])
    expect(results.size).to.equal(drawn.size)
  })
})
